import { useEffect, useRef, useState } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import { checkPassphrase } from '@/lib/rules/passphrase';
import { problemSentence } from '@/lib/texts/problem-text';

import type { CheckedExport } from './check-export';
import type { ImportChosen } from './import-choices';
import { type ImportWork, useImport } from './use-import';

/** What of a file is chosen, the passphrase that was typed for its key, and the import itself. */
export function useImportForm(services: Services, content: CheckedExport, onEnd: () => void) {
  const { head, links } = content;
  const [chosen, setChosen] = useState<ImportChosen>({
    links: links.length > 0,
    preferences: head.preferences !== null,
    template: false,
    connection: (head.connection?.key ?? null) !== null,
  });
  const [passphrase, setPassphrase] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const work = useImport(services, content);
  const { state } = work.state;
  const tooShort = chosen.connection ? checkPassphrase(passphrase) : undefined;
  const isWrong = state === 'failed' && isOfPassphrase(work);

  useEffect(() => {
    if (isWrong) field.current?.focus();
    if (state === 'done') {
      // It is of no more use, and that it is gone is no fault.
      setPassphrase('');
      setChecked(false);
    }
    if (state === 'done' || state === 'stopped' || state === 'failed') onEnd();
  }, [state]);

  const isEmpty = !chosen.links && !chosen.preferences && !chosen.connection;
  return {
    chosen,
    choose: (changes: Partial<ImportChosen>) => setChosen((was) => ({ ...was, ...changes })),
    passphrase,
    type: (typed: string) => {
      setPassphrase(typed);
      setChecked(false);
    },
    field,
    problem: problemOf(isChecked ? tooShort : undefined, isWrong),
    work,
    /** The service refused nothing: what was typed is at fault. */
    isWrong,
    isEmpty,
    /** Called first thing in a click. */
    run: () => {
      if (isEmpty) return;
      setChecked(true);
      if (tooShort !== undefined) field.current?.focus();
      else work.run({ ...chosen, passphrase: chosen.connection ? passphrase : null });
    },
  };
}

const isOfPassphrase = ({ state }: ImportWork): boolean =>
  state.state === 'failed' && state.error.problem === 'passphrase_wrong';

function problemOf(
  tooShort: ReturnType<typeof checkPassphrase>,
  isWrong: boolean,
): string | undefined {
  if (tooShort !== undefined) return problemSentence(tooShort);
  return isWrong ? problemSentence('passphrase_wrong') : undefined;
}
