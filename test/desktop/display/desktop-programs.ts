import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that the virtual display needs. */
export interface DesktopProgram {
  readonly command: string;
  /** Debian's package that holds it. */
  readonly packageName: string;
}

const programs: readonly DesktopProgram[] = [
  { command: 'Xvfb', packageName: 'xvfb' },
  { command: 'xdotool', packageName: 'xdotool' },
  { command: 'xclip', packageName: 'xclip' },
];

/** The programs for a virtual display that are not on the path. */
export const missingPrograms = (): readonly DesktopProgram[] =>
  programs.filter(({ command }) => !isOnPath(command));

/** Why there can be no virtual display here, a sentence, or undefined. */
export function whyNoDisplay(): string | undefined {
  if (process.platform !== 'linux') return 'A virtual display is for Linux only.';
  const missing = missingPrograms().map(({ command }) => command);
  return missing.length === 0
    ? undefined
    : `Not installed, but needed for a virtual display: ${missing.join(', ')}.`;
}

const isOnPath = (command: string): boolean =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .some((folder) => folder !== '' && existsSync(join(folder, command)));
