/** Svelte does not say that its modules do nothing by being loaded; without this, a page that moves nothing would still fetch transitions. */

const SVELTE = /[\\/]node_modules[\\/]svelte[\\/]src[\\/](internal[\\/]client[\\/]dom[\\/]|transition|animate|easing)/;

export function lean() {
  return {
    name: "isoloir-lean",
    transform(code, id) {
      return SVELTE.test(id) ? { code, map: null, moduleSideEffects: false } : null;
    },
  };
}
