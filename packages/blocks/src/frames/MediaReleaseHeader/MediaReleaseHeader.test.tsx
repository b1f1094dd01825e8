import { render, screen } from '@testing-library/react';
import { mediaReleaseMock } from '../../content/MediaRelease.mock';
import { mediaReleaseSchema } from '../../content/MediaRelease.schema';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { MediaReleaseHeader } from './MediaReleaseHeader';

const { intl } = createPageContext();
const release = mediaReleaseSchema.parse(mediaReleaseMock);
const notice = 'Ad hoc announcement pursuant to Art. 53 LR';

describe('3 "Media release: id, slug, publicationDate, title, leadText, adhoc flag"', () => {
  it('renders all of them', async () => {
    const { container } = render(<MediaReleaseHeader release={release} intl={intl} />);
    expect(screen.getByRole('heading', { level: 1, name: release.title })).toBeInTheDocument();
    expect(screen.getByText('October 22, 2026')).toHaveAttribute('datetime', release.publicationDate);
    expect(screen.getByText(notice)).toBeInTheDocument();
    expect(screen.getByText(/^Orders rose/)).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('has no notice without the flag, and no second title below a hero', () => {
    render(<MediaReleaseHeader release={{ ...release, isAdhoc: false }} intl={intl} hasTitle />);
    expect(screen.queryByText(notice)).not.toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
