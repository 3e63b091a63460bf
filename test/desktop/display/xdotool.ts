import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

import { endedWithUs } from './ended-with-us.ts';

/** The program that moves the mouse and presses keys, kept running: starting it takes longer than an answer. */
export interface Xdotool {
  /**
   * Runs commands of its own language.
   * @returns the lines that they print, once the display has taken them all
   * @throws {Error} with its own words when it has ended
   */
  readonly run: (...commands: readonly string[]) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
}

/** It answers with a line that nothing else does, and only when the display has done what came before. */
const question = 'getmouselocation';
const isAnswer = (line: string): boolean => /^x:\d+ y:\d+ screen:/u.test(line);

/** @param env leads to the display */
export function openXdotool(env: NodeJS.ProcessEnv): Xdotool {
  const program = spawn('xdotool', ['-'], { env, stdio: ['pipe', 'pipe', 'pipe'] });
  const close = endedWithUs(program);
  let said = '';
  program.stderr.on('data', (part: Buffer) => (said += part.toString()));
  const lines: string[] = [];
  let answer = Promise.withResolvers<readonly string[]>();
  createInterface(program.stdout).on('line', (line) => {
    if (isAnswer(line)) answer.resolve(lines.splice(0));
    else lines.push(line);
  });
  // What it said may come after its end.
  program.once('close', () => answer.reject(new Error(`xdotool has ended. ${said}`.trim())));
  // Nobody may be waiting when it ends.
  const fresh = (): PromiseWithResolvers<readonly string[]> => {
    answer = Promise.withResolvers();
    answer.promise.catch(() => undefined);
    return answer;
  };
  fresh();
  return {
    run: async (...commands) => {
      const { promise } = fresh();
      program.stdin.write([...commands, question, ''].join('\n'));
      return await promise;
    },
    close,
  };
}
