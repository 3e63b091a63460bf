import { Copy, ExternalLink } from 'lucide';

import { copyShownLink } from '@/components/link/actions/present-link';
import { Destination } from '@/components/link/screen';
import type { Drawn, ResultView } from '@/components/link/view';
import { Button, ButtonLink } from '@/components/ui/button';
import { useFocus } from '@/components/ui/hooks';
import { Icon } from '@/components/ui/icon';
import { t } from '@/lib/texts/translate';

import { LazyCopyAs, LazyFacts } from './lazy-parts';

/** Where the link leads, and what else is known of it: there is room for that before its words are there. */
export const ResultDetails = ({ model, view }: Drawn<ResultView>) => (
  <div class={`details details-${view.how}`}>
    <Destination url={view.link.longUrl} />
    <LazyFacts model={model} view={view} />
  </div>
);

/** What the link is for. The filled button is what is left to do, so it is so only as long as the link is not copied. */
export function CopyAndOpen({ model, view }: Drawn<ResultView>) {
  const { link, copied } = view;
  const focus = useFocus<HTMLButtonElement>();
  return (
    <>
      <div class="copy-split">
        <Button
          variant={copied === 'yes' ? 'tonal' : 'primary'}
          buttonRef={focus}
          onClick={() => void copyShownLink(model)}
        >
          <Icon of={Copy} />
          {t('common_copy')}
        </Button>
        <LazyCopyAs model={model} />
      </div>
      <ButtonLink href={link.shortUrl}>
        <Icon of={ExternalLink} isDirectional />
        {t('common_open')}
      </ButtonLink>
    </>
  );
}
