import { useState } from 'preact/hooks';

import { type Steps, useSteps } from '@/components/options/use-steps';
import { useServices } from '@/components/ui/services';
import { fieldsThatDiffer, nothingManaged } from '@/lib/rules/managed';
import { plural, t } from '@/lib/texts/translate';

import { useConnectFromFile } from './connect-from-file';
import type { ImportSelection } from './import-choices';
import { importLinks } from './link-parts';
import type { Passphrase } from './passphrase';
import type { CheckedExport } from './read-file';

export type ImportWork = ReturnType<typeof useImport>;

/** Imports a file that was checked: the connection first, as only that can be refused by what was typed. */
export function useImport(content: CheckedExport, passphrase: Passphrase, onEnd: () => void) {
  const { head, links } = content;
  const { send } = useServices();
  const { state, begin, stop } = useSteps<null>();
  /** A failure to connect changed nothing; a later one left what was done before. */
  const [isConnecting, setConnecting] = useState(false);
  const [told, setTold] = useState<readonly string[]>([]);
  const tell = (...lines: string[]) => setTold((before) => before.concat(lines));
  const connect = useConnectFromFile(content, passphrase);

  const restore = async (template: boolean) => {
    const restored = await send('backup.restorePreferences', { head, template });
    const { locked } = await send('managed.get', undefined).catch(() => nothingManaged);
    const changed = fieldsThatDiffer(restored, head.preferences ?? {});
    const isTemplateKept = restored.copyTemplate !== head.preferences?.copyTemplate;
    const keeps = isTemplateKept && !('copyTemplate' in locked);
    tell(t(keeps ? 'data_imported_preferences_template_kept' : 'data_imported_preferences'));
    if (changed.some(([name]) => name in locked)) tell(t('data_imported_managed'));
  };
  const importAll = async (chosen: ImportSelection, steps: Steps) => {
    setTold([]);
    setConnecting(chosen.connection);
    if (chosen.connection) {
      const isFirst = async () => (await send('services.list', undefined)).length === 0;
      const { address } = await connect(0, isFirst);
      // It is of no more use.
      passphrase.set('');
      tell(t('data_imported_connection', { address }));
      setConnecting(false);
    }
    if (chosen.preferences) await restore(chosen.template);
    if (!chosen.links) return null;
    const { added, known } = await importLinks(send, { head, links }, steps);
    tell(plural('data_imported_links', added, { existing: known }));
    return null;
  };
  /** Called first thing in a click: the browser asks for its permission only then. */
  const run = (chosen: ImportSelection) =>
    begin(async (steps) => importAll(chosen, steps).finally(onEnd));
  return { state, isConnecting, told, run, stop };
}
