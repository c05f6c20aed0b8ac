'use client';

import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { Container } from './container';
import { cx } from '@/components/lib/cx';

type Tab<Key extends string> = {
  key: Key;
  label: string;
  /** The tab's id, so that a link to it leads to the row of tabs. */
  anchor: string;
  panel: ReactNode;
};

type TabsProps<Key extends string> = {
  /** Names the row of tabs. */
  label: string;
  tabs: readonly Tab<Key>[];
  selected: Key;
  onSelect: (key: Key) => void;
};

/**
 * Tabs as in the ARIA Authoring Practices: the row is one tab stop; arrow keys, Home and End select.
 * So does the browser's find in page. Without JavaScript every panel is shown.
 */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  return (
    <>
      <TabList {...props} />
      {props.tabs.map((tab) => (
        <TabPanel
          key={tab.key}
          tab={tab}
          selected={tab.key === props.selected}
          onFound={() => props.onSelect(tab.key)}
        />
      ))}
    </>
  );
}

const panelId = (anchor: string) => `${anchor}-panel`;

function TabList<Key extends string>({ label, tabs, selected, onSelect }: TabsProps<Key>) {
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === selected);
    const target = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key];
    const tab = target !== undefined && tabs[target];
    if (!tab || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onSelect(tab.key);
    list.current?.querySelector<HTMLElement>(`#${tab.anchor}`)?.focus();
  };

  return (
    <Container className="print:hidden noscript:hidden">
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className="flex gap-9 border-b border-hairline"
      >
        {tabs.map(({ key, label, anchor }) => (
          <button
            key={key}
            id={anchor}
            type="button"
            role="tab"
            aria-selected={key === selected}
            aria-controls={panelId(anchor)}
            tabIndex={key === selected ? 0 : -1}
            onClick={() => onSelect(key)}
            className={cx(
              '-mb-px flex min-h-14.5 items-center gap-2 border-b-[5px] px-0.5 text-h5 font-semibold transition-hover',
              key === selected
                ? 'border-selected text-strong forced-colors:border-highlight'
                : 'border-transparent text-soft hover:text-strong forced-colors:border-[Canvas]',
            )}
          >
            {label}
          </button>
        ))}
      </div>
    </Container>
  );
}

type PanelProps = { tab: Tab<string>; selected: boolean; onFound: () => void };

/** A panel that is not selected is hidden so that the browser's find in page still finds its text. */
function TabPanel({ tab, selected, onFound }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const found = useEffectEvent(onFound);

  // React knows only plain `hidden`, which would also hide it without JavaScript.
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element || selected) return;
    const show = () => found();
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', show);
    return () => {
      element.removeAttribute('hidden');
      element.removeEventListener('beforematch', show);
    };
  }, [selected]);

  return (
    <div
      ref={panel}
      id={panelId(tab.anchor)}
      {...(selected && { role: 'tabpanel', 'aria-labelledby': tab.anchor })}
      className={cx(!selected && hiddenUntilHydrated)}
    >
      {tab.panel}
    </div>
  );
}

/** Hides a panel before hydration too, but not without JavaScript. */
const hiddenUntilHydrated = cx('script:[&:not([hidden])]:hidden');
