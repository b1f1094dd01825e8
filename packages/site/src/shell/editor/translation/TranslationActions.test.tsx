import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRouter } from 'next/navigation';
import type { PageTranslation, TranslationState } from '@kmx/core';

import { createActionMessages } from './translationActionMessages';
import { TranslationActions } from './TranslationActions.client';
import { loadIntl } from '@/server/intl';

vi.mock('next/navigation', () => ({ useRouter: vi.fn() }));

const refresh = vi.fn();
const requested: { address: string; method: string | undefined; body: unknown }[] = [];
let reply: { status: number; body: unknown };

const target = (language: 'de' | 'fr', translationState: TranslationState) => ({
  id: language,
  language,
  translationState,
  exportedAt: null,
  importedAt: null,
  isStale: false,
  changes: [],
});
const page = (...targetLanguages: PageTranslation['targetLanguages']): PageTranslation => ({
  pageId: 'p 1',
  title: 'Crimping',
  site: 'main',
  sourceLanguage: 'en',
  targetLanguages,
});
const languages = [
  { code: 'de', name: 'German' },
  { code: 'fr', name: 'French' },
] as const;

const router = { refresh };

beforeEach(() => {
  requested.length = 0;
  refresh.mockReset();
  vi.mocked<() => object>(useRouter).mockReturnValue(router);
  globalThis.fetch = vi.fn((address: string, { method, body }: RequestInit) => {
    requested.push({ address, method, body });
    const { status } = reply;
    return Promise.resolve({ status, json: () => Promise.resolve(reply.body) } as Response);
  }) as typeof fetch;
  AbortSignal.any = (signals) => signals[0] ?? new AbortController().signal;
  AbortSignal.timeout = () => new AbortController().signal;
});

async function show(translation: PageTranslation) {
  const messages = createActionMessages(await loadIntl('en'));
  render(<TranslationActions translation={translation} languages={languages} messages={messages} />);
}

const button = (name: string) => screen.getByRole('button', { name });
const respondWith = (status: number, body: unknown) => {
  reply = { status, body };
};

describe('4 "Editor actions start translation and reset translation return the new state."', () => {
  it('marked languages are selected; starting shows the new state and renders the page again', async () => {
    respondWith(200, page(target('de', 'InProgress')));
    await show(page(target('de', 'MarkedForTranslation')));
    expect(screen.getByRole('checkbox', { name: 'German To be translated' })).toBeChecked();
    expect(button('Mark for translation')).toBeDisabled();
    expect(button('Reset translation')).toBeDisabled();
    fireEvent.click(button('Start translation'));
    expect(await screen.findByRole('checkbox', { name: 'German In translation' })).toBeChecked();
    expect(requested).toEqual([
      { address: '/api/translation/start/p%201?languages=de', method: 'POST', body: undefined },
    ]);
    expect(refresh).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('status')).toHaveTextContent('Done.');
    expect(button('Reset translation')).toBeEnabled();
    fireEvent.click(button('Hide message'));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('each button acts on those of the chosen languages that it is for', async () => {
    respondWith(200, page(target('de', 'MarkedForTranslation')));
    await show(page(target('de', 'Translated')));
    for (const box of screen.getAllByRole('checkbox')) fireEvent.click(box);
    expect(button('Start translation')).toBeDisabled();
    fireEvent.click(button('Reset translation'));
    await waitFor(() => expect(refresh).toHaveBeenCalled());
    fireEvent.click(button('Mark for translation'));
    await waitFor(() => expect(requested).toHaveLength(2));
    expect(requested.map(({ address }) => address)).toEqual([
      '/api/translation/reset/p%201?languages=de',
      '/api/translation/mark/p%201?languages=fr',
    ]);
  });

  it.each([
    [401, 'Your session has ended. Reload the page and sign in.'],
    [404, 'There is no such page on this site.'],
    [422, 'This cannot be done for these languages.'],
    [503, 'That did not work. Please try again.'],
  ])('%d keeps the table, shows the reason, and can be retried', async (status, messages) => {
    respondWith(status, { error: 'No.' });
    await show(page(target('de', 'MarkedForTranslation')));
    fireEvent.click(button('Start translation'));
    expect(await screen.findByRole('alert')).toHaveTextContent(messages);
    expect(screen.getByRole('checkbox', { name: 'German To be translated' })).toBeInTheDocument();
    expect(refresh).not.toHaveBeenCalled();
    respondWith(200, page(target('de', 'InProgress')));
    fireEvent.click(button('Try again'));
    expect(await screen.findByRole('checkbox', { name: 'German In translation' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('a response of another shape counts as failed', async () => {
    respondWith(200, { targetLanguages: 'all' });
    await show(page(target('de', 'MarkedForTranslation')));
    fireEvent.click(button('Start translation'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
  });
});

describe('a translated package', () => {
  async function choose(text: string) {
    const file = new File([text], 'about.xlf');
    fireEvent.change(screen.getByLabelText(/Translated package/), { target: { files: [file] } });
    await act(async () => {
      fireEvent.click(button('Import'));
      await Promise.resolve();
    });
    return file;
  }

  it('is sent as it is', async () => {
    respondWith(200, page(target('de', 'Translated')));
    await show(page(target('de', 'InProgress')));
    expect(button('Import')).toBeDisabled();
    const file = await choose('<xliff/>');
    expect(await screen.findByRole('checkbox', { name: 'German Translated' })).toBeInTheDocument();
    expect(requested).toMatchObject([{ address: '/api/translation/package/p%201', method: 'POST' }]);
    expect(requested[0]?.body).toBe(file);
  });

  it('is rejected "with the place"', async () => {
    const detail = 'The placeholder 1 is missing.';
    const place = 'Hero banner › Title';
    respondWith(422, {
      problems: [
        { kind: 'missingPlaceholder', segment: 'b1.title', place, detail },
        { kind: 'somethingNew', segment: 's2', detail: 'New.' },
      ],
    });
    await show(page(target('de', 'InProgress')));
    await choose('<xliff/>');
    expect(await screen.findByRole('rowheader', { name: place })).toBeInTheDocument();
    expect(
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => row.textContent),
    ).toEqual([`${place}Placeholder is missing${detail}`, 's2Not acceptedNew.']);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('that is empty is not sent', async () => {
    await show(page(target('de', 'InProgress')));
    await choose('');
    expect(await screen.findByText('This file is larger than 5 MB or empty.')).toBeInTheDocument();
    expect(requested).toEqual([]);
  });
});
