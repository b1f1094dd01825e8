import { render, screen } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { ShareLinks } from './ShareLinks';

const url = 'https://komax.example/en/stories/crimp?x=1&y=2';
const show = () => render(<ShareLinks intl={createPageContext().intl} title="Cut & crimp: 50 %" url={url} />);

describe('ShareLinks', () => {
  it('link to mail and networks with the page’s address, without third-party content', async () => {
    const { container } = show();
    const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'E-mail' }).href);
    expect(mail.searchParams.get('subject')).toBe('Cut & crimp: 50 %');
    expect(mail.searchParams.get('body')).toBe(url);
    expect(mail.href).not.toContain('+');
    for (const name of ['LinkedIn', 'X']) {
      const link = screen.getByRole<HTMLAnchorElement>('link', { name: `${name} Opens in a new tab` });
      expect(new URL(link.href).searchParams.get('url')).toBe(url);
      expect(link).toHaveAttribute('rel', 'noopener');
    }
    expect(container.querySelectorAll('script, img, iframe')).toHaveLength(0);
    await expectNoAxeViolations(container);
  });

  it('hide buttons that need a script', () => {
    const { container } = show();
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    expect(
      [...container.querySelectorAll<HTMLElement>('[data-share]')].map(({ dataset }) => dataset.share),
    ).toEqual(['copy', 'device']);
  });
});
