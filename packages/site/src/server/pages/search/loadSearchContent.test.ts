import { fail } from '@kmx/core';

import { callsPerMinute, resetCalls } from '../../http/rateLimit';
import { searchSite } from '../../search/searchSite';
import { createSiteViewMock } from '../../view/siteView.mock';

import { loadSearchContent } from './loadSearchContent';

// Hundreds of real searches would take minutes.
vi.mock('../../search/searchSite', () => ({ searchSite: vi.fn() }));

const { search: most } = callsPerMinute;
const requested = { query: 'crimp', page: 2 };
const from = (address: string) => new Headers({ 'x-kmx-client-address': address });

beforeEach(() => {
  resetCalls();
  const response = fail({ code: 'searchUnavailable' as const, sentence: 'A search was made.' });
  vi.mocked(searchSite).mockReset().mockResolvedValue(response);
});

async function requestTimes(times: number, address: string, query = requested) {
  const view = await createSiteViewMock();
  for (let call = 0; call < times; call += 1) await loadSearchContent(view, query, from(address));
  return loadSearchContent(view, query, from(address));
}

describe('rate limit of the search page per address', () => {
  it('searches up to the requested page within the limit', async () => {
    await requestTimes(most - 1, '10.0.0.1');
    expect(searchSite).toHaveBeenCalledTimes(most);
    expect(searchSite).toHaveBeenLastCalledWith(expect.objectContaining({ ...requested, isUpToPage: true }));
  });

  it('shows help without searching above the limit', async () => {
    const content = await requestTimes(most, '10.0.0.1');
    expect(searchSite).toHaveBeenCalledTimes(most);
    expect(content).toEqual({ kind: 'help', reason: { kind: 'unavailable' } });
    await requestTimes(0, '10.0.0.2');
    expect(searchSite).toHaveBeenCalledTimes(most + 1);
  });

  it('does not count an empty query', async () => {
    const nothing = await requestTimes(most, '10.0.0.1', { query: '', page: 1 });
    expect(nothing).toEqual({ kind: 'help', reason: { kind: 'noQuery' } });
    expect(searchSite).not.toHaveBeenCalled();
    await requestTimes(0, '10.0.0.1');
    expect(searchSite).toHaveBeenCalledTimes(1);
  });
});
