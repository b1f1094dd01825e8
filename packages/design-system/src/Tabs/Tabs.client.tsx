'use client';

import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { Frame, List, Panel, Tab } from './Tabs.styles';

export interface TabsEntry<TId extends string> {
  readonly id: TId;
  readonly label: string;
  /** Address of this tab, so that it can be shared and opened in a new tab. */
  readonly href: string;
}

export interface TabsProps<TId extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  /** Two to six nouns of one to three words. */
  readonly entries: readonly TabsEntry<TId>[];
  readonly selected: TId;
  /** Called with the tab that was pressed, or selected with Enter or the space bar. */
  readonly onSelect: (id: TId) => void;
  /** Content of the selected tab. */
  readonly children: ReactNode;
}

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

const forwardKeys = { ltr: 'ArrowRight', rtl: 'ArrowLeft' };
const backKeys = { ltr: 'ArrowLeft', rtl: 'ArrowRight' };

/** Returns the index for a key among `count` tabs; undefined for other keys. */
function decideStep(
  key: string,
  place: number,
  { count, direction }: { count: number; direction: 'ltr' | 'rtl' },
): number | undefined {
  if (key === forwardKeys[direction]) return (place + 1) % count;
  if (key === backKeys[direction]) return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Tabs with manual activation (WAI-ARIA): arrow keys, in the direction of the script, Home and End move the focus;
 * Enter or the space bar selects.
 */
export function Tabs<TId extends string>({ label, entries, selected, onSelect, children }: TabsProps<TId>) {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent<HTMLAnchorElement>, place: number, id: TId) => {
    if (event.key === ' ') {
      event.preventDefault();
      onSelect(id);
      return;
    }
    const direction = event.currentTarget.closest('[dir]')?.getAttribute('dir') === 'rtl' ? 'rtl' : 'ltr';
    const step = decideStep(event.key, place, { count: entries.length, direction });
    if (step === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]').item(step).focus();
  };
  return (
    <Frame>
      <List ref={list} role="tablist" aria-label={label}>
        {entries.map(({ id, label: word, href }, place) => (
          <Tab
            key={id}
            id={`${prefix}-${id}`}
            role="tab"
            href={href}
            aria-selected={id === selected}
            aria-controls={id === selected ? `${prefix}-panel` : undefined}
            tabIndex={id === selected ? 0 : -1}
            onKeyDown={(event) => onKeyDown(event, place, id)}
            onClick={(event) => {
              if (!isPlainClick(event)) return;
              event.preventDefault();
              onSelect(id);
            }}
          >
            {word}
          </Tab>
        ))}
      </List>
      <Panel id={`${prefix}-panel`} role="tabpanel" aria-labelledby={`${prefix}-${selected}`} tabIndex={0}>
        {children}
      </Panel>
    </Frame>
  );
}
