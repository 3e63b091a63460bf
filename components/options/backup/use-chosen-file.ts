import { useEffect, useRef, useState } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import type { Progress } from '@/components/options/use-steps';
import { stepsUntil } from '@/lib/async/steps';
import { type ErrorReport, reportOf } from '@/lib/model/errors';

import type { CheckedExport } from './check-export';
import { readChosenFile } from './read-chosen-file';

/** The file that was chosen last, and how far its check has come. */
export type ChosenFile =
  | { state: 'none' }
  | { state: 'not taken'; reason: string }
  | { state: 'checking'; name: string; progress: Progress | null }
  | { state: 'refused'; name: string; reason: string }
  | { state: 'failed'; name: string; error: ErrorReport; retry: () => void }
  | { state: 'ready'; name: string; content: CheckedExport };

/** Reads and checks the file that was chosen; choosing another one ends the check of the one before. */
export function useChosenFile({ send }: Pick<Services, 'send'>) {
  const [chosen, setChosen] = useState<ChosenFile>({ state: 'none' });
  const latest = useRef<AbortController | null>(null);
  useEffect(() => () => latest.current?.abort(), []);

  const read = async (file: File) => {
    const controller = new AbortController();
    latest.current?.abort();
    latest.current = controller;
    const { name } = file;
    const show = (next: ChosenFile) => {
      if (!controller.signal.aborted) setChosen(next);
    };
    const steps = stepsUntil(controller.signal, (done, total) =>
      show({ state: 'checking', name, progress: { done, total } }),
    );
    show({ state: 'checking', name, progress: null });
    try {
      const content = await readChosenFile(send, file, steps);
      show(
        'reason' in content
          ? { state: 'refused', name, reason: content.reason }
          : { state: 'ready', name, content },
      );
    } catch (failure) {
      show({ state: 'failed', name, error: reportOf(failure), retry: () => void read(file) });
    }
  };
  const instead = (next: ChosenFile) => {
    latest.current?.abort();
    setChosen(next);
  };

  return {
    chosen,
    choose: (picked: File | string) => {
      if (typeof picked === 'string') instead({ state: 'not taken', reason: picked });
      else void read(picked);
    },
    forget: () => instead({ state: 'none' }),
  };
}
