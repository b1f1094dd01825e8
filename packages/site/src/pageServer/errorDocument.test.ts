import { languageCodes } from '@kmx/core';

import { createRendition } from './createRendition';
import { loadErrorDocument } from './errorDocument';
import { loadIntl } from '@/server/intl';

vi.mock('./createRendition', () => ({ createRendition: vi.fn() }));

it.each(languageCodes)(
  '2.3 "Page title is the translated error breadcrumb title (brand omitted)": in %s',
  async (language) => {
    const create = vi.mocked(createRendition).mockResolvedValue({
      html: Buffer.from(''),
      policy: '',
      speculationRules: '/speculation.json',
    });
    await loadErrorDocument(language);
    const { formatMessage } = await loadIntl(language);
    const title = formatMessage({ id: 'error.title' });
    expect(create).toHaveBeenCalledWith(
      expect.objectContaining({
        metadata: { title, robots: { index: false } },
        attributes: { lang: language, theme: 'Default' },
      }),
    );
  },
);
