import { readFile } from 'node:fs/promises';

import * as z from 'zod/mini';

const sign = z.strictObject({ selector: z.string(), text: z.optional(z.string()) });
const values = z.optional(z.record(z.string(), z.json()));

const description = z.strictObject({
  /** What its column is called. */
  name: z.optional(z.string()),
  /** What its popup shows when it is ready. */
  shown: z.optional(sign),
  /** Its button, and what says that the link is there. */
  press: z.optional(z.strictObject({ button: sign, done: sign })),
  /** What stands in its storage before, as if it had been set up. */
  storage: z.optional(
    z.strictObject({
      local: values,
      sync: values,
      localStorage: z.optional(z.record(z.string(), z.string())),
    }),
  ),
  /** What a stand-in for its service answers. */
  answers: z.optional(
    z.array(
      z.strictObject({
        path: z.string(),
        /** Whether a request for it makes a link. */
        creates: z.optional(z.boolean()),
        json: z.json(),
      }),
    ),
  ),
});

/** What the race has to know of somebody else's extension. */
export type Description = z.infer<typeof description>;

/** Stands in a description for the address of the stand-in for its service. */
const placeholder = '{service}';

/**
 * Reads a description.
 * @param file what is in it can be left out, and so can it be
 * @throws {Error} with the place of the fault, when it is not what it should be
 */
export async function readDescription(file: string, service: string): Promise<Description> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return parseDescription(text.replaceAll(placeholder, service), file);
}

/** @param name what to call it in an error */
function parseDescription(text: string, name: string): Description {
  const read = description.safeParse(parseJson(text, name));
  if (read.success) return read.data;
  throw new Error(`${name}: ${read.error.issues.map(faultText).join(' ')}`);
}

function faultText(fault: z.core.$ZodIssue): string {
  if (fault.code === 'unrecognized_keys') return `Nobody knows “${fault.keys.join('”, “')}”.`;
  return `“${fault.path.join('.')}” is not what it should be.`;
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${name}: It is no JSON.`, { cause });
  }
}
