import { useId, useState } from 'preact/hooks';

import { screenGroups } from './screens';

import './sidebar.css';

/** Every screen by name, each with an address of its own. In a narrow window they are behind a button. */
export function Sidebar({ current }: { current: string }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <header class="sidebar">
      <p class="sidebar-name">
        <img src="/icon/curtail.svg" alt="" width="28" height="28" />
        Curtail
      </p>
      <button
        type="button"
        class="button button-plain sidebar-toggle"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Screens
      </button>
      <nav
        id={id}
        class={`sidebar-screens ${isOpen ? 'sidebar-screens-open' : ''}`}
        aria-label="Screens"
      >
        {screenGroups.map(({ title, screens }) => (
          <div key={title} class="sidebar-group">
            <p class="sidebar-title">{title}</p>
            <ul aria-label={title}>
              {screens.map((screen) => (
                <li key={screen.id}>
                  <a
                    href={`#${screen.id}`}
                    aria-current={screen.id === current ? 'page' : undefined}
                    onClick={() => setOpen(false)}
                  >
                    {screen.title}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </header>
  );
}
