import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';

import { ShortMoment } from './ShortMoment';
import { createSiteViewMock } from '@/server/view/siteView.mock';

const moment = '2026-05-01T20:30:00.000Z';

it('is drawn in the time zone of the site, and by the browser in its own', async () => {
  const { intl } = await createSiteViewMock();
  expect(renderToString(<ShortMoment intl={intl} moment={moment} />)).toContain('22:30');
  render(<ShortMoment intl={intl} moment={moment} />);
  const time = screen.getByText(
    new Intl.DateTimeFormat(intl.locale, { dateStyle: 'medium', timeStyle: 'short' }).format(
      new Date(moment),
    ),
  );
  expect(time).toHaveAttribute('datetime', moment);
});

it('is a dash where nothing has happened yet', async () => {
  const { intl } = await createSiteViewMock();
  expect(render(<ShortMoment intl={intl} moment={null} />).container).toHaveTextContent('–');
});
