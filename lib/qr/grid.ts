/** A square of modules. A module is reserved once it was set: what is left over takes the data. */
export class Grid {
  readonly size: number;
  readonly #modules: Uint8Array;

  constructor(size: number) {
    this.size = size;
    this.#modules = new Uint8Array(size * size);
  }

  set(row: number, column: number, dark: boolean): void {
    this.#modules[row * this.size + column] = dark ? 3 : 2;
  }

  isSet(row: number, column: number): boolean {
    return this.#at(row, column) !== 0;
  }

  isDark(row: number, column: number): boolean {
    return this.#at(row, column) === 3;
  }

  /** How many modules are not reserved. */
  get free(): number {
    return this.#modules.reduce((count, module) => count + (module === 0 ? 1 : 0), 0);
  }

  #at(row: number, column: number): number {
    return this.#modules[row * this.size + column] ?? 0;
  }
}
