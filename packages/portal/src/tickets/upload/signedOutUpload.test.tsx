import { ApolloProvider } from '@apollo/client/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createPortalClient } from '../../data/createPortalClient';
import { FakeTicketService } from '../detail/fakeTicketService.mock';
import { ListingField } from './ListingField.mock';
import { removeUpload, sendUpload } from './sendUpload';

const [old, fresh] = ['old-token', 'fresh-token'];

/** Fake upload route: each request gets the next status. */
const site = { statuses: [] as number[], tokens: [] as (string | undefined)[] };

class FakeXMLHttpRequest extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  #token: string | undefined;
  open() {}
  abort() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'authorization') this.#token = value.replace('Bearer ', '');
  }
  send() {
    this.status = site.statuses.shift() ?? 500;
    this.responseText = this.status === 201 ? '{"id":"u1"}' : '{"error":"Please sign in."}';
    site.tokens.push(this.#token);
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

const original = window.XMLHttpRequest;

beforeEach(() => {
  window.sessionStorage.clear();
  Object.defineProperty(window, 'XMLHttpRequest', { configurable: true, value: FakeXMLHttpRequest });
  site.tokens.length = 0;
});
afterEach(() => Object.defineProperty(window, 'XMLHttpRequest', { configurable: true, value: original }));

interface Access {
  readonly renew: () => Promise<boolean>;
  readonly readAccessToken: () => string;
  readonly onRejected: () => void;
}

function Screen(access: Access) {
  const [client] = useState(() =>
    createPortalClient({ dataPath: '/api/customer', readSubject: () => 'u-1', ...access }),
  );
  return (
    <FakeTicketService uploads={{ send: sendUpload, remove: removeUpload }}>
      <ApolloProvider client={client}>
        <ListingField />
      </ApolloProvider>
    </FakeTicketService>
  );
}

async function uploadWith(statuses: readonly number[], renewal: Promise<boolean> = Promise.resolve(true)) {
  site.statuses = [...statuses];
  let token = old;
  const renew = vi.fn(async () => {
    const isRenewed = await renewal;
    if (isRenewed) token = fresh;
    return isRenewed;
  });
  const onRejected = vi.fn();
  render(<Screen renew={renew} readAccessToken={() => token} onRejected={onRejected} />);
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Images or videos'), file);
  return { renew, onRejected };
}

const ids = () => document.querySelector('output')?.textContent;
const couldNot = 'This file cannot be accepted at the moment. Please try again later';

describe('a file whose access token the service rejects', () => {
  it('is sent once more with a renewed one', async () => {
    const { renew, onRejected } = await uploadWith([401, 201]);
    await waitFor(() => expect(ids()).toBe('u1'));
    expect(site.tokens).toEqual([old, fresh]);
    expect([renew, onRejected].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  });

  it('ends the session if the renewed one is rejected, too', async () => {
    const { renew, onRejected } = await uploadWith([401, 401]);
    await waitFor(() => expect(onRejected).toHaveBeenCalledTimes(1));
    expect(renew).toHaveBeenCalledTimes(1);
    expect(site.tokens).toEqual([old, fresh]);
    expect(await screen.findByText(couldNot)).toBeInTheDocument();
  });

  it('waits if the renewal fails, which sign-in reports, and can be sent again', async () => {
    const { renew, onRejected } = await uploadWith([401, 401, 201], Promise.resolve(false));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again: a.png' }));
    await waitFor(() => expect(site.tokens).toHaveLength(2));
    expect(await screen.findByText(couldNot)).toBeInTheDocument();
    expect([renew, onRejected].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
  });
});

it('is not sent again if it was removed during the renewal', async () => {
  let end: (isRenewed: boolean) => void = () => undefined;
  const { renew } = await uploadWith([401, 201], new Promise((resolve) => (end = resolve)));
  await waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
  await userEvent.click(screen.getByRole('button', { name: 'Remove: a.png' }));
  await act(async () => {
    end(true);
    await renew.mock.results[0]?.value;
  });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(site.tokens).toEqual([old]);
});

it('does not renew if a file was rejected for another reason', async () => {
  const { renew, onRejected } = await uploadWith([503]);
  expect(await screen.findByText(couldNot)).toBeInTheDocument();
  expect([renew, onRejected].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
