import type { PasswordVault } from '@/lib/bulk/password-vault';

/** Hides passwords so that none of them can be read where it is stored; its key is gone once somebody loses it. */
export class FakeVault implements PasswordVault {
  #key = 0;
  #isLost = true;

  async seal(passwords: readonly string[]) {
    if (this.#isLost) this.#key += 1;
    this.#isLost = false;
    return passwords.map((password) => ({ iv: String(this.#key), data: turned(password) }));
  }

  async open({ iv, data }: { iv: string; data: string }) {
    return !this.#isLost && iv === String(this.#key) ? turned(data) : null;
  }

  async hasKey() {
    return !this.#isLost;
  }

  async forget() {
    this.#isLost = true;
  }
}

const turned = (text: string): string => Array.from(text).toReversed().join('');
