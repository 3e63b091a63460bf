import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';

import { Icon } from '@/components/ui/icon';
import { itemAfterKey } from '@/components/ui/menu';
import { t } from '@/lib/texts/translate';

import { usePage } from './page';
import { PaletteButton } from './palette/palette-button';
import { screenGroups } from './screens';
import { ServiceCard } from './service-card';
import type { ScreenEntry } from './services';

import './options.css';

interface SidebarProps {
  /** The screen that is shown. */
  current: ScreenEntry;
  /** Leads past all of it. */
  onSkip: () => void;
}

/** Every screen by name, and the service that they are about. In a narrow window the screens are behind a button. */
export function Sidebar({ current, onSkip }: SidebarProps) {
  const id = useId();
  const { hasKeys } = usePage();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  // One stop for a keyboard, as in a menu: arrows lead from there to the other screens.
  const [stop, setStop] = useState<ScreenEntry | null>(null);
  return (
    <header class={`sidebar ${isOpen ? 'sidebar-open' : ''}`}>
      <button type="button" class="button button-primary skip" onClick={onSkip}>
        {t('options_skip')}
      </button>
      <p class="sidebar-name">
        <img src="/icon/curtail.svg" alt="" width="28" height="28" />
        Curtail
      </p>
      <button
        type="button"
        class="button button-secondary sidebar-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t('options_menu')}
      </button>
      <PaletteButton />
      <nav
        id={id}
        class="sidebar-screens"
        aria-label={t('options_menu')}
        onKeyDown={moveByArrow}
        onFocusOut={() => setStop(null)}
      >
        {screenGroups.map(({ title, screens }) => (
          <div key={title}>
            <p class="sidebar-title">{t(title)}</p>
            <ul aria-label={t(title)}>
              {screens.map((screen) => (
                <li key={screen.id}>
                  <a
                    class="sidebar-screen"
                    href={`#${screen.id}`}
                    aria-current={screen === current ? 'page' : undefined}
                    title={hasKeys ? keysTo(screen) : undefined}
                    tabIndex={screen === (stop ?? current) ? 0 : -1}
                    onFocus={() => setStop(screen)}
                    onClick={close}
                  >
                    <Icon of={screen.icon} />
                    {t(screen.title)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <ServiceCard isBudgetShown={current.isAccount === true} onOpen={close} />
    </header>
  );
}

function moveByArrow(event: JSX.TargetedKeyboardEvent<HTMLElement>): void {
  const next = itemAfterKey([...event.currentTarget.querySelectorAll('a')], event.key);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The keys that lead to a screen, for those who point at its name. */
const keysTo = ({ letter }: ScreenEntry): string | undefined =>
  letter && t('options_keys_then', { first: 'G', second: letter.toUpperCase() });
