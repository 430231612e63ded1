/** A game's options as fields of a form, read from their JSON Schema. */

export type Field =
  | { kind: "switch"; name: string; preset: boolean }
  | { kind: "choice"; name: string; preset: string; values: string[] }
  | { kind: "number"; name: string; preset: number; least: number; most: number }
  | { kind: "lines"; name: string; preset: string[]; most: number; longest: number; gaps: boolean };

interface Schema {
  $ref?: string;
  $defs?: Record<string, Schema>;
  properties?: Record<string, Schema>;
  type?: string;
  /** `lines`: complaints name the line, so that empty ones must stay. */
  format?: string;
  enum?: unknown[];
  items?: Schema;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  maxLength?: number;
}

export function fieldsOf(options: unknown): Field[] {
  const whole = options as Schema;
  const properties = resolved(whole, whole).properties ?? {};
  return Object.entries(properties).flatMap(([name, each]) => field(name, resolved(each, whole)) ?? []);
}

function resolved(schema: Schema, whole: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name ? { ...(whole.$defs?.[name] ?? {}), default: schema.default ?? whole.$defs?.[name]?.default } : schema;
}

function field(name: string, schema: Schema): Field | null {
  if (schema.enum) {
    const values = schema.enum.map(String);
    return { kind: "choice", name, preset: String(schema.default ?? values[0]), values };
  }
  if (schema.type === "boolean") return { kind: "switch", name, preset: schema.default === true };
  if (schema.type === "integer") {
    const least = schema.minimum ?? 0;
    return { kind: "number", name, preset: Number(schema.default ?? least), least, most: schema.maximum ?? 99 };
  }
  if (schema.type === "array") {
    const longest = schema.items?.maxLength ?? 80;
    const [preset, most] = [(schema.default as string[]) ?? [], schema.maxItems ?? 500];
    return { kind: "lines", name, preset, most, longest, gaps: schema.format === "lines" };
  }
  return null;
}
