import { setup } from 'xstate';

import { limits } from '../../limits/constants';

import { canHideFlashMessage, type FlashMessageBehaviour } from './canHideFlashMessage';

/** Behaviour of a flash message, with the timeout of a floating one in milliseconds (section 9: 7000). */
export interface FlashMessageInput extends FlashMessageBehaviour {
  readonly timeoutMs?: number;
}

export interface FlashMessageEvent {
  readonly type: 'message.hide';
}

interface FlashMessageContext {
  readonly canHide: boolean;
  readonly isFloating: boolean;
  readonly timeoutMs: number;
}

/**
 * "Flash message: visible, then hidden by the hide control (only when not static and without link target) or,
 * if floating, automatically after the timeout." (section 4)
 */
export const flashMessageMachine = setup({
  types: {
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState infers from the asserted type
    input: {} as FlashMessageInput,
    context: {} as FlashMessageContext,
    events: {} as FlashMessageEvent,
  },
  guards: {
    canHide: ({ context }) => context.canHide,
    isFloating: ({ context }) => context.isFloating,
  },
  delays: { floatingTimeout: ({ context }) => context.timeoutMs },
}).createMachine({
  id: 'flashMessage',
  context: ({ input }) => ({
    canHide: canHideFlashMessage(input),
    isFloating: input.isFloating ?? false,
    timeoutMs: input.timeoutMs ?? limits.flashMessageTimeoutMs,
  }),
  initial: 'visible',
  states: {
    visible: {
      initial: 'resting',
      on: { 'message.hide': { guard: 'canHide', target: 'hidden' } },
      states: {
        resting: { always: { guard: 'isFloating', target: 'floating' } },
        floating: { after: { floatingTimeout: '#flashMessage.hidden' } },
      },
    },
    hidden: { type: 'final' },
  },
});
