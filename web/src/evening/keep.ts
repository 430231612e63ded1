/** A page that stands by itself: what is shown, and the styles it is shown in, in one file. */
import { save } from "../end/picture";

export function keep(name: string, title: string, shown: HTMLElement): void {
  const { lang } = document.documentElement;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const style = rules.filter((rule) => !(rule instanceof CSSFontFaceRule)).map((rule) => rule.cssText);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${new Option(title).innerHTML}</title>`;
  const page = `<!doctype html>\n<html lang="${lang}"><head>${head}<style>${style.join("\n")}</style></head><body>${shown.outerHTML}`;
  save(new File([page], name, { type: "text/html" }));
}
