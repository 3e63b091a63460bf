import { useState } from 'preact/hooks';

import type { LinkModel } from '@/components/link/model';
import { Switch } from '@/components/ui/switch';
import { withoutScheme } from '@/lib/rules/url/without-scheme';
import { t } from '@/lib/texts/translate';

interface ReplaceSwitchProps {
  model: LinkModel;
  replaces: NonNullable<LinkModel['replaces']>;
}

/** Whether the link that was just made goes once the one that is being customized is there. */
export function ReplaceSwitch({ model, replaces }: ReplaceSwitchProps) {
  const [isWanted, setWanted] = useState(replaces.isWanted);
  return (
    <Switch
      checked={isWanted}
      onChange={(wanted) => {
        model.replaces = { ...replaces, isWanted: wanted };
        setWanted(wanted);
      }}
    >
      {t('form_replace', { link: withoutScheme(replaces.link.shortUrl) })}
    </Switch>
  );
}
