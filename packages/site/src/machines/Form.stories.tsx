import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef } from 'react';
import { createIntl } from 'react-intl/server';
import { expect, waitFor, within } from 'storybook/test';
import { FormView } from '@kmx/blocks';
import english from '@kmx/blocks/messages/en';
import type { FormReading } from '@kmx/core/forms';
import { formMachine } from '@kmx/core/machines/form';
import { MachineState, type Guidance } from '@kmx/design-system/guide';

import { enhanceForm } from '../shell/browser/forms/enhanceForm';

interface FormWalkProps {
  readonly state: string;
  readonly isFilled?: boolean;
  readonly isSent?: boolean;
  readonly isOffline?: boolean;
  /** Server response; if undefined, the request stays pending. */
  readonly response?: { readonly status: number; readonly body: object };
}

const messages: Record<string, string> = english;
const intl = createIntl({ locale: 'en', messages });

const reading: FormReading = {
  action: '/api/forms/contact',
  returnTo: '/en/contact',
  site: 'main',
  locale: 'en',
  state: { kind: 'empty' },
  prefill: {},
  countries: [{ code: 'CH', name: 'Switzerland' }],
};

const entries: Readonly<Record<string, string>> = {
  firstName: 'Mira',
  lastName: 'Wolf',
  email: 'mira.wolf@example.com',
  phone: '+41 44 000 00 00',
  company: 'Harness Works',
  address: 'Industriestrasse 6',
  zip: '6036',
  city: 'Dierikon',
  country: 'CH',
  subject: 'Crimp height',
  topic: 'product',
  product: 'Cresta 433',
  message: 'We crimp 0.35 mm² at 4 800 pieces an hour.',
};

function fillIn(form: HTMLFormElement): void {
  for (const control of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    const entry = entries[control.name];
    if (control.type === 'checkbox') control.checked = true;
    else if (control.type === 'radio') control.checked = control.value === entry;
    else if (entry !== undefined) control.value = entry;
  }
}

/** Renders a form and drives it with the page's own browser script. */
function FormWalk({ state, isFilled = false, isSent = false, isOffline = false }: FormWalkProps) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = host.current?.querySelector('form');
    if (!form) return undefined;
    const control = new AbortController();
    if (isFilled) fillIn(form);
    const { submit } = enhanceForm(form, control.signal);
    if (isOffline) window.dispatchEvent(new Event('offline'));
    if (isSent) submit();
    return () => control.abort();
  }, [isFilled, isSent, isOffline]);
  return (
    <MachineState root={formMachine.root} name="Form" state={state}>
      <div ref={host}>
        <FormView intl={intl} kind="contact" reading={reading} headingLevel={3} />
      </div>
    </MachineState>
  );
}

const meta = {
  title: 'Machines/Form',
  component: FormWalk,
  parameters: {
    guidance: {
      summary:
        'A form from the first entry to its reference number. It works without script; with script it checks in the page, waits for a network and never sends twice.',
      use: [
        'Nothing is called wrong before the first try to send; after that, each field is checked when it is left.',
        'The focus goes to the first wrong field, and the list above names all of them.',
        'Entries stay through every failure, and for 30 days on this device.',
      ],
      avoid: [
        'A button that is disabled until all is right: let it be pressed, and say what is missing.',
        'To clear the form after a failure: only a reference number ends it.',
      ],
    } satisfies Guidance,
  },
  beforeEach: ({ args: { response } }) => {
    const real = window.fetch;
    window.localStorage.clear();
    window.fetch = (input) => {
      // Without a challenge, the form is submitted without a token.
      if (typeof input === 'string' && input.endsWith('/challenge'))
        return Promise.resolve(Response.json({}));
      return response
        ? Promise.resolve(Response.json(response.body, { status: response.status }))
        : new Promise(() => undefined);
    };
    return () => {
      window.fetch = real;
    };
  },
} satisfies Meta<typeof FormWalk>;

export default meta;
type Story = StoryObj<typeof meta>;

const finds = (selector: string): Story['play'] =>
  async function play({ canvasElement }) {
    await waitFor(() => expect(canvasElement.querySelector(selector)).toBeVisible());
  };

const isOpen = finds('form:not([hidden]) [data-form-submit]');

export const Editing: Story = { args: { state: 'editing' }, play: isOpen };
/** Submitted empty: returns to editing and lists all problems. */
export const EditingWithProblems: Story = {
  args: { state: 'editing', isSent: true },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(
        within(canvasElement)
          .getAllByRole('textbox')
          .some((field) => field.ariaInvalid === 'true'),
      ).toBe(true),
    );
  },
};
/** Too brief to notice: fields look the same as while editing. */
export const Validating: Story = { args: { state: 'validating', isFilled: true }, play: isOpen };
export const Submitting: Story = {
  args: { state: 'submitting', isFilled: true, isSent: true },
  play: finds('[data-form-submit][aria-busy=true]'),
};
/** Submitted automatically once the network is back. */
export const Offline: Story = {
  args: { state: 'offline', isFilled: true, isSent: true, isOffline: true },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/sent as soon as/i)).toBeVisible();
  },
};
export const Failure: Story = {
  args: { state: 'failure', isFilled: true, isSent: true, response: { status: 503, body: {} } },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('alert'))[0]).toBeVisible();
  },
};
export const Success: Story = {
  args: {
    state: 'success',
    isFilled: true,
    isSent: true,
    response: { status: 200, body: { kind: 'sent', reference: 'KMX-7F3K-9Q2M' } },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('KMX-7F3K-9Q2M')).toBeVisible();
  },
};
