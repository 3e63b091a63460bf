import { screens } from './screens';

import './sidebar.css';

/** Every screen by name, each with an address of its own. */
export function Sidebar({ current }: { current: string }) {
  return (
    <header class="sidebar">
      <p class="sidebar-name">
        <img src="/icon/curtail.svg" alt="" width="28" height="28" />
        Curtail
      </p>
      <nav aria-label="Screens">
        <ul>
          {screens.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
