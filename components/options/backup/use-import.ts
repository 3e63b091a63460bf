import { useEffect, useRef, useState } from 'preact/hooks';

import { type StepsProgress, useSteps } from '@/components/options/use-steps';
import { type Steps, stepsUntil } from '@/components/options/use-steps';
import { useServices } from '@/components/ui/services';
import type { ExportedService } from '@/lib/model/backup-file';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import { fieldsThatDiffer, nothingManaged } from '@/lib/rules/managed';
import { normaliseAddress } from '@/lib/rules/url/service-address';
import { plural, t } from '@/lib/texts/translate';

import { importLinks } from './link-parts';
import { type CheckedExport, readChosenFile } from './read-file';

/** What of a file is to be imported. */
interface ImportRequest {
  links: boolean;
  preferences: boolean;
  /** Whether the preferences bring the copy template, which takes the place of the person's own. */
  template: boolean;
  /** The passphrase of the key; null leaves the connection as it is. */
  passphrase: string | null;
}

/** What is under way: a failure to connect changed nothing, a later one left what was done before. */
type ImportStep = 'connection' | 'preferences' | 'links';

/** Imports a file that was checked: the connection first, as only that can be refused by what was typed. */
export function useImport({ head, links }: CheckedExport) {
  const { requestOrigin, send } = useServices();
  const { state, begin, stop } = useSteps<null>();
  const [step, setStep] = useState<ImportStep>('connection');
  const [told, setTold] = useState<string[]>([]);

  const connect = async (allowed: Promise<boolean>, passphrase: string) => {
    if (!(await allowed)) throw new AppError({ code: 'permission_missing' });
    const use = (await send('services.list', undefined)).length === 0;
    const made = await send('backup.connect', { head, passphrase, service: 0, use });
    return t('data_imported_connection', { address: made.address });
  };
  const restore = async (template: boolean) => {
    const restored = await send('backup.restorePreferences', { head, template });
    const { locked } = await send('managed.get', undefined).catch(() => nothingManaged);
    const changed = fieldsThatDiffer(restored, head.preferences ?? {});
    const isManaged = changed.some(([name]) => name in locked);
    const isTemplateKept = restored.copyTemplate !== head.preferences?.copyTemplate;
    return [
      isTemplateKept && !('copyTemplate' in locked)
        ? t('data_imported_preferences_template_kept')
        : t('data_imported_preferences'),
      ...(isManaged ? [t('data_imported_managed')] : []),
    ];
  };
  const add = async (steps: Steps) => {
    const { added, known } = await importLinks(send, { head, links }, steps);
    return plural('data_imported_links', added, { existing: known });
  };

  const doStep = async (next: ImportStep, does: () => Promise<string | string[]>) => {
    setStep(next);
    const said = await does();
    setTold((lines) => lines.concat(said));
  };

  /** Called first thing in a click: the browser asks for its permission only then. */
  const run = ({ passphrase, ...wanted }: ImportRequest) => {
    if (state.state === 'working') return;
    const allowed = passphrase === null ? null : requestOrigin(originOf(head.services[0]));
    setTold([]);
    begin(async (steps) => {
      if (allowed !== null && passphrase !== null) {
        await doStep('connection', async () => connect(allowed, passphrase));
      }
      if (wanted.preferences) {
        await doStep('preferences', async () => restore(wanted.template));
      }
      if (wanted.links) await doStep('links', async () => add(steps));
      return null;
    });
  };

  return { state, step, told, run, stop };
}

export type ImportWork = ReturnType<typeof useImport>;

/** The match pattern of a service of a file that was checked. */
export function originOf(service: ExportedService | undefined): string {
  const read = normaliseAddress(service?.address ?? '');
  if ('problem' in read) throw new AppError({ code: 'internal' });
  return read.originPattern;
}

/** The file that was chosen last, and how far its check has come. */
export type ChosenFile =
  | { state: 'none' }
  | { state: 'declined'; reason: string }
  | { state: 'checking'; name: string; progress: StepsProgress | null }
  | { state: 'refused'; name: string; reason: string }
  | { state: 'failed'; name: string; error: ErrorReport; retry: () => void }
  | { state: 'ready'; name: string; content: CheckedExport };

/** Reads and checks the file that was chosen; choosing another one ends the check of the one before. */
export function useChosenFile() {
  const { send } = useServices();
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
      if (typeof picked === 'string') instead({ state: 'declined', reason: picked });
      else void read(picked);
    },
    forget: () => instead({ state: 'none' }),
  };
}
