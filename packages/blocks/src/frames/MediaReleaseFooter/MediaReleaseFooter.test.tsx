import { render, screen } from '@testing-library/react';
import { mediaReleaseMock } from '../../content/MediaRelease.mock';
import { mediaReleaseSchema, readMediaRelease } from '../../content/MediaRelease.schema';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { MediaReleaseFooter } from './MediaReleaseFooter';

const context = createPageContext();
const release = mediaReleaseSchema.parse(mediaReleaseMock);
const older = { title: 'Figures of the first half-year', href: '/en/media-releases/half-year' };

it('has documents, the contact, sharing and neighbours', async () => {
  const { container } = render(
    <MediaReleaseFooter
      release={release}
      context={context}
      neighbours={{ newer: undefined, older }}
      overviewHref="/en/media-releases"
      share={<p>Share</p>}
    />,
  );
  expect(
    screen.getByRole('link', { name: /^Figures of the third quarter PDF\u00a0· 2.4\u00a0MB$/ }),
  ).toHaveAttribute('href', '/file/figures-q3');
  expect(screen.getByRole('link', { name: /German$/ })).toHaveAttribute('hreflang', 'de');
  expect(screen.getByRole('link', { name: 'media@komax.example' })).toHaveAttribute(
    'href',
    'mailto:media@komax.example',
  );
  expect(screen.getByRole('link', { name: older.title })).toHaveAttribute('rel', 'prev');
  expect(screen.queryByText('Newer')).not.toBeInTheDocument();
  expect(screen.getByText('Share')).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it.each([null, undefined, 'release', { title: 5 }])('rejects %j', (raw) => {
  expect(readMediaRelease(raw)).toBeUndefined();
});
