import type { PressableRole } from './roles.ts';

/**
 * A page of the extension or of the web, as a person has it before them. Fields and buttons are
 * found by their accessible names; each action waits until what it needs is there.
 */
export interface View {
  url(): Promise<string>;
  /** All text that is shown. */
  text(): Promise<string>;
  /** Waits until this text is shown. */
  waitForText(text: string): Promise<void>;
  /** Waits until this work, done in the page again and again, comes out true. */
  waitUntil<Input extends unknown[]>(
    work: (...input: Input) => boolean,
    ...input: Input
  ): Promise<void>;
  /** Replaces what stands in a field, or picks the option with this value. */
  fill(label: string, text: string): Promise<void>;
  /** What stands in a field. */
  value(label: string): Promise<string>;
  /** Clicks what has this name: a button, unless another role is named. */
  press(name: string, role?: PressableRole): Promise<void>;
  /** Presses one key, such as `Enter` or `Tab`, where the focus is. */
  key(name: 'Enter' | 'Tab' | 'Escape'): Promise<void>;
  /** Does work in the page, with plain values in and out. */
  evaluate<Input extends unknown[], Output>(
    work: (...input: Input) => Output,
    ...input: Input
  ): Promise<Awaited<Output>>;
  /** Runs a script in the page, whatever its content security policy. */
  runScript(source: string): Promise<void>;
  /** Saves a PNG. */
  screenshot(file: string): Promise<void>;
  close(): Promise<void>;
  isOpen(): Promise<boolean>;
}
