'use client';

import { useMemo, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { hasRole } from '@kmx/core';
import type { SignedInUser } from '@kmx/core/portal';
import type { PortalLocale } from '../app/PortalConfig';
import { usePartsCart } from '../cart/usePartsCart';
import { useSignIn } from '../signIn/useSignIn';
import { createFoundEntries } from './createFoundEntries';
import { createGroups } from './createGroups';
import { foundGroups, type FoundGroup, type PaletteEntry } from './PaletteEntry';
import { readRecent, storeChoice } from './recentChoices';
import { useOwnEntries } from './useOwnEntries';
import { usePortalSearch } from './usePortalSearch';

interface PaletteInput {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
  readonly onClose: () => void;
}

const groupNames: readonly FoundGroup[] = ['tickets', 'machines', 'parts'];

const listAllowed = ({ roles }: SignedInUser): readonly FoundGroup[] =>
  groupNames.filter((group) => hasRole(roles, foundGroups[group]));

/** Active option: the first one until the user moves it; it stays active when others are inserted before it. */
function useActive(options: readonly PaletteEntry[]) {
  const [activeId, setActiveId] = useState<string>();
  const found = options.findIndex(({ id }) => id === activeId);
  const index = Math.max(found, 0);
  const goTo = (next: number) => setActiveId(options.at(next % Math.max(options.length, 1))?.id);
  return { active: options[index], index, goTo, reset: () => setActiveId(undefined) };
}

/** Side effects of a choice besides navigation: adds a part to the cart, and stores the choice. */
function useChoice({ user, onClose }: PaletteInput) {
  const { signOut } = useSignIn();
  const { cart, add } = usePartsCart(user.id);
  const isInCart = (partId: string) => cart.parts.some(({ id }) => id === partId);
  const choose = (entry: PaletteEntry) => {
    storeChoice(user.id, entry);
    if (entry.part && !isInCart(entry.part.id)) add([{ ...entry.part, quantity: 1 }]);
    onClose();
    if (entry.path === undefined) signOut();
  };
  return { isInCart, choose };
}

/** State of the open palette: its text, its entries, and its keyboard commands. */
export function usePalette(input: PaletteInput) {
  const { locale, user } = input;
  const intl = useIntl();
  const [text, setText] = useState('');
  const [recent] = useState(() => readRecent(user.id));
  const own = useOwnEntries(user);
  const allowed = useMemo(() => listAllowed(user), [user]);
  const search = usePortalSearch({ text, language: locale.language, isAllowed: allowed.length > 0 });
  const { isInCart, choose } = useChoice(input);
  const found = search.kind === 'found' ? createFoundEntries(search.found, intl, isInCart) : [];
  const groups = createGroups({ text, own, found, recent, allowed });
  const options = groups.flatMap(({ entries }) => entries);
  const { active, index, goTo, reset } = useActive(options);
  const moves: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowDown: () => goTo(index + 1),
    ArrowUp: () => goTo(index - 1),
    Home: () => goTo(0),
    End: () => goTo(-1),
  };
  return {
    text,
    search,
    groups,
    options,
    active,
    choose,
    canSearch: allowed.length > 0,
    type: (entered: string) => {
      setText(entered);
      reset();
    },
    /** `open` follows the active option like a click. */
    pressKey: (event: KeyboardEvent, open: () => void) => {
      if (event.nativeEvent.isComposing) return;
      const move = event.key === 'Enter' ? open : moves[event.key];
      if (!move) return;
      event.preventDefault();
      move();
    },
  };
}

export type Palette = ReturnType<typeof usePalette>;
