import { render, screen, within } from '@testing-library/react';
import type { MediaReleaseListing } from '../../contract/lists/MediaReleaseListing';
import { describeBlock } from '../../testing/describeBlock';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { renderBlock } from '../../testing/renderBlock';
import { mediaReleaseList } from './MediaReleaseList.block';
import { mediaReleaseListing, mediaReleaseListMock } from './MediaReleaseList.mock';

interface Settings {
  readonly limit?: number;
  readonly hasArchive?: boolean;
}

const show = (mediaReleases: MediaReleaseListing | undefined, settings: Settings = {}) =>
  render(renderBlock({ ...mediaReleaseListMock, ...settings }, { lists: { mediaReleases } }));
const titles = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('MediaReleaseList', () => {
  describeBlock({
    block: mediaReleaseList,
    mock: mediaReleaseListMock,
    broken: [{ ...mediaReleaseListMock, limit: 0 }, 'limit'],
  });

  it('is an archive with a link per year and its number of releases', async () => {
    const { container } = show({ ...mediaReleaseListing, filter: { years: [2026], isAdhocOnly: false } });
    expect(titles()).toEqual(['Order intake of the third quarter', 'A plant that heats itself']);
    const archive = within(screen.getByRole('navigation', { name: 'Media release archive' }));
    expect(archive.getByRole('link', { name: '2026 2' })).toHaveAttribute('aria-current', 'true');
    expect(archive.getByRole('link', { name: '2025 1' }).getAttribute('href')).toMatch(
      /^\/en\/media-releases\?year=2025#/,
    );
    expect(archive.getByRole('link', { name: 'Subscribe via RSS' })).toHaveAttribute(
      'href',
      '/en/media-releases/rss.xml',
    );
    await expectNoAxeViolations(container);
  });

  it('marks releases with the adhoc flag (section 3)', () => {
    show(mediaReleaseListing);
    expect(screen.getAllByText('Ad hoc')).toHaveLength(2);
  });

  it('shows the newest releases as a teaser, with a link to all', () => {
    show({ ...mediaReleaseListing, path: '/en' }, { limit: 1, hasArchive: false });
    expect(titles()).toEqual(['Order intake of the third quarter']);
    expect(screen.getByRole('link', { name: 'All media releases' })).toHaveAttribute(
      'href',
      '/en/media-releases',
    );
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  it('ignores the limit if the reader has chosen a filter', () => {
    show({ ...mediaReleaseListing, filter: { years: [], isAdhocOnly: true } }, { limit: 1 });
    expect(titles()).toHaveLength(2);
  });

  it('offers the whole archive if nothing matches', () => {
    show({ ...mediaReleaseListing, filter: { years: [2024], isAdhocOnly: true } });
    expect(screen.getByText('No media releases match these filters.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Show the whole archive' })).toBeInTheDocument();
  });

  it.each([
    ['There are no media releases yet.', { ...mediaReleaseListing, items: [] }],
    ['The media releases cannot be loaded at the moment. Please try again later.', undefined],
  ])('shows "%s"', (sentence, listing) => {
    show(listing);
    expect(screen.getByText(sentence)).toBeInTheDocument();
  });
});
