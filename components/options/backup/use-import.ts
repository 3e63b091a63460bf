import { useState } from 'preact/hooks';

import {
  type Steps,
  type StepsProgress,
  stepsUntil,
  useSteps,
} from '@/components/options/use-steps';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { ExportedService } from '@/lib/model/backup-file';
import { AppError } from '@/lib/model/errors';
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

/** Reads and checks the file that was chosen; choosing another one ends the check of the one before. */
export function useChosenFile() {
  const { send } = useServices();
  const [name, setName] = useState('');
  /** Why what was chosen is no file that can be read. */
  const [declined, setDeclined] = useState('');
  const [progress, setProgress] = useState<StepsProgress | null>(null);
  const { state, restart, retry, abandon } = useRequest(async ({ signal }, file: File) => {
    setProgress(null);
    const reach = (done: number, total: number) => {
      if (!signal.aborted) setProgress({ done, total });
    };
    return readChosenFile(send, file, stepsUntil(signal, reach));
  });
  const choose = (picked: File | string) => {
    const isFile = typeof picked !== 'string';
    setDeclined(isFile ? '' : picked);
    if (!isFile) return abandon();
    setName(picked.name);
    void restart(picked);
  };
  return { name, declined, progress, state, choose, retry, forget: abandon };
}
