import { Check, X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

import { useOnReturn } from '@/components/options/use-on-return';
import { IconButton } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { useServices } from '@/components/ui/services';
import { t } from '@/lib/texts/translate';

import './connect.css';

/** The services with steps that were put away, for as long as this page is open. */
const hidden = new Set<string>();

/** How far the first steps are; undefined for what the browser does not say. */
interface Progress {
  isPinned: boolean | undefined;
  hasLink: boolean;
}

/** Asked for as the card comes up, and whenever the person is back from doing one of them. */
function useProgress(): Progress | null {
  const { send, isOnToolbar } = useServices();
  const [progress, setProgress] = useState<Progress | null>(null);
  const look = () => {
    const made = send('links.stored', undefined).then((all) => all.count > all.elsewhere);
    void Promise.all([isOnToolbar(), made]).then(
      ([isPinned, hasLink]) => setProgress({ isPinned, hasLink }),
      // Nothing depends on it: without an answer there is no card.
      () => undefined,
    );
  };
  useEffect(look, [send, isOnToolbar]);
  useOnReturn(look);
  return progress;
}

interface FirstStepsProps {
  /** The service that they are taken with. */
  id: string;
  /** The service was connected just now, so that all of them are shown, whatever links it has. */
  isNew: boolean;
  /** The links are in sight. */
  areLinksSeen?: boolean;
}

/** What makes Curtail useful, ticked off as it is done. It goes away with the first link that was made here, or when it is put away. */
export function FirstSteps({ id, isNew, areLinksSeen = false }: FirstStepsProps) {
  const { ways } = useServices();
  const progress = useProgress();
  const [isHidden, setHidden] = useState(hidden.has(id));
  if (progress === null || isHidden) return null;
  const { isPinned, hasLink } = progress;
  if (hasLink && (isPinned !== false || !isNew)) return null;
  return (
    <Card
      title={t('connection_steps')}
      tool={
        <IconButton
          of={X}
          label={t('connection_steps_hide')}
          onClick={() => {
            hidden.add(id);
            setHidden(true);
          }}
        />
      }
    >
      <ol class="first-steps">
        {isPinned === undefined ? null : (
          <Step isDone={isPinned} title={t('connection_step_pin')}>
            {t('connection_step_pin_hint')}
          </Step>
        )}
        <Step isDone={hasLink} title={t('connection_step_shorten')}>
          {t(ways.windows ? 'connection_step_shorten_hint' : 'connection_step_shorten_menu')}
        </Step>
        <Step
          isDone={areLinksSeen}
          title={
            areLinksSeen ? (
              t('connection_step_links')
            ) : (
              <a class="button button-secondary button-small" href="#links">
                {t('connection_step_links')}
              </a>
            )
          }
        />
      </ol>
    </Card>
  );
}

interface StepProps {
  isDone: boolean;
  title: ComponentChildren;
  /** How it is done. */
  children?: ComponentChildren;
}

const Step = ({ isDone, title, children }: StepProps) => (
  <li class={isDone ? 'step step-done' : 'step'}>
    <span class="step-mark">{isDone ? <Icon of={Check} /> : null}</span>
    <div>
      <p class="step-title">
        {title}
        {isDone ? <span class="unseen"> ({t('common_done')})</span> : null}
      </p>
      {isDone || children === undefined ? null : <p class="screen-lead">{children}</p>}
    </div>
  </li>
);
