import { poll } from '../../e2e/harness/poll.ts';
import type { Place } from './frame.ts';
import type { Display } from './open-display.ts';
import { openXdotool, type Xdotool } from './xdotool.ts';

const buttons = { left: 1, right: 3 } as const;

/** A person at a display, with mouse and keyboard. What is done is done when the promise comes back. */
export class Person implements AsyncDisposable {
  readonly #hands: Xdotool;
  /** Apart from the hands, which would from then on press keys in the windows that were found. */
  #eyes: Xdotool;
  readonly #env: NodeJS.ProcessEnv;
  #actions = 0;

  constructor({ env }: Pick<Display, 'env'>) {
    this.#env = env;
    this.#hands = openXdotool(env);
    this.#eyes = openXdotool(env);
  }

  /** How often the person clicked or pressed a key so far; keys that are pressed together count once. */
  get actions(): number {
    return this.#actions;
  }

  /** Turns to the window that a program has just opened: nobody else tells the display where keys are to go. */
  async turnTo(processId: number): Promise<void> {
    const search = `search --onlyvisible --pid ${String(processId)} --name '.+'`;
    await poll('a window to turn to', async () => {
      const [window] = await this.#look(search);
      if (window === undefined) return undefined;
      await this.#hands.run(`windowfocus ${window}`);
      const [focused] = await this.#look('getwindowfocus');
      return focused === window || undefined;
    });
  }

  async moveTo({ x, y }: Place): Promise<void> {
    await this.#hands.run(`mousemove ${String(Math.round(x))} ${String(Math.round(y))}`);
  }

  async click(place: Place, button: keyof typeof buttons = 'left'): Promise<void> {
    this.#actions += 1;
    await this.moveTo(place);
    await this.#hands.run(`click ${String(buttons[button])}`);
  }

  /** @param keys such as `Alt+Shift+L` or `Enter` */
  async press(keys: string): Promise<void> {
    this.#actions += 1;
    await this.#hands.run(`key ${chord(keys).join('+')}`);
  }

  /**
   * Presses keys together.
   * @returns when the last of them went down, in milliseconds since 1970
   */
  async pressAt(keys: string): Promise<number> {
    this.#actions += 1;
    const names = chord(keys);
    const held = names.slice(0, -1);
    await this.#hands.run(...held.map((name) => `keydown ${name}`));
    const pressed = performance.timeOrigin + performance.now();
    await this.#hands.run(`keydown ${String(names.at(-1))}`);
    await this.#hands.run(...names.toReversed().map((name) => `keyup ${name}`));
    return pressed;
  }

  /** Types letters and signs; no apostrophes. */
  async type(text: string): Promise<void> {
    this.#actions += text.length;
    await this.#hands.run(`type --delay 2 '${text}'`);
  }

  /** The windows that show something, menus and notifications among them. */
  async windows(): Promise<readonly string[]> {
    return await this.#look("search --onlyvisible --name '.*'");
  }

  /** Looks at all windows, again where one closes in that moment. */
  async #look(command: string): Promise<readonly string[]> {
    return (await this.#lookOnce(command)) ?? this.#look(command);
  }

  /** The display ends whoever looks at a window that closes in that moment: then there is nothing to see, and others look next. */
  async #lookOnce(command: string): Promise<readonly string[] | undefined> {
    try {
      return await this.#eyes.run(command);
    } catch (error) {
      if (!String(error).includes('BadWindow')) throw error;
      await this.#eyes.close();
      this.#eyes = openXdotool(this.#env);
      return undefined;
    }
  }

  /**
   * Waits for a window that was not there before, such as a menu or a notification.
   * @param before the windows that were
   */
  async newWindow(what: string, before: readonly string[]): Promise<string> {
    return await poll(what, async () =>
      (await this.windows()).find((window) => !before.includes(window)),
    );
  }

  /**
   * Where the lower left corner is of a window that was not there before; undefined for none. One may be there and gone again,
   * such as the bubble of a question that was answered: so it is looked for each time.
   * @param before the windows that were
   */
  async lowerLeftOfNew(before: readonly string[]): Promise<Place | undefined> {
    const window = (await this.windows()).find((each) => !before.includes(each));
    if (window === undefined) return undefined;
    const lines = await this.#lookOnce(`getwindowgeometry --shell ${window}`);
    if (lines === undefined) return undefined;
    const values = new Map(lines.map((line) => line.split('=', 2) as [string, string]));
    const read = (name: string): number => Number(values.get(name));
    return { x: read('X'), y: read('Y') + read('HEIGHT') };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([this.#hands.close(), this.#eyes.close()]);
  }
}

/** What xdotool calls the keys that browsers call otherwise. */
const keyNames: Readonly<Record<string, string>> = {
  Alt: 'alt',
  Ctrl: 'ctrl',
  Enter: 'Return',
  Shift: 'shift',
};

/** The names of keys that are pressed together. A letter is the small one: the other takes Shift as well. */
const chord = (keys: string): readonly string[] =>
  keys.split('+').map((key) => keyNames[key] ?? (key.length === 1 ? key.toLowerCase() : key));
