import { readFile } from 'node:fs/promises';

import { runCommand } from '../run-command.ts';
import { readZip } from './read-zip.ts';

/** As Mozilla's linter for add-ons reports it. */
interface Finding {
  readonly code: string;
  readonly message: string;
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

type Report = Readonly<Record<'errors' | 'warnings', readonly Finding[]>>;

/** Preact sets HTML where a component asks for it, which none of ours may: our own linter refuses `innerHTML`. */
const preactSetsHtml = /^.{0,2}\w+\.innerHTML=\w+\.__html\b/s;

/**
 * Runs the linter that Firefox's store runs, and prints what it says.
 * @throws {Error} for an error, and for a warning that is ours
 */
export async function lintAddOn(zip: string): Promise<void> {
  const { output } = await runCommand(['addons-linter', '--output', 'json', zip]);
  const report = readReport(output);
  const files = readZip(await readFile(zip));
  const textOf = (file: string): string => files.get(file)?.toString('utf8') ?? '';
  const ours = oursAmong(report, textOf);
  const count = (kind: keyof Report) => String(report[kind].length);
  console.log(
    `The linter for add-ons: ${count('errors')} errors, ${count('warnings')} warnings, ${String(ours.length)} of them ours`,
  );
  for (const finding of report.warnings)
    console.log(`  ${describe(finding)}${ours.includes(finding) ? '' : ' (Preact’s own, unused)'}`);
  if (ours.length > 0)
    throw new Error(`Firefox’s store would complain:\n${ours.map(describe).join('\n')}`);
}

/** @throws {Error} with the linter's words where they are no report */
function readReport(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    throw new Error(`The linter for add-ons failed.\n${output.trim()}`);
  }
}

/** Errors, and the warnings that are not about what Preact itself does. @param textOf what a file of the package says */
export function oursAmong(
  { errors, warnings }: Report,
  textOf: (file: string) => string,
): readonly Finding[] {
  const isPreacts = ({ code, file = '', line = 1, column = 0 }: Finding): boolean => {
    const text = textOf(file).split('\n')[line - 1] ?? '';
    return (
      code === 'UNSAFE_VAR_ASSIGNMENT' && preactSetsHtml.test(text.slice(Math.max(column - 2, 0)))
    );
  };
  return [...errors, ...warnings.filter((finding) => !isPreacts(finding))];
}

function describe({ code, message, file = '', line = 0 }: Finding): string {
  return `${code} ${file}:${String(line)} ${message}`;
}
