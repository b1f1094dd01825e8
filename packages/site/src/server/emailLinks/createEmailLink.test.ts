import { createEmailLink, readEmailLinkValues } from './createEmailLink';

const make = (entered: Record<string, string>) =>
  createEmailLink(readEmailLinkValues(new URLSearchParams(entered)));
const url = 'https://www.komax.example/en/stories/crimp?a=1#top';

describe('2.2 "/tools/email-links"', () => {
  it('is empty without input', () => {
    expect(make({})).toEqual({ kind: 'empty' });
  });

  it('creates a mail link to a page with its campaign, in a format that mail programs support', () => {
    const made = make({
      url,
      to: 'sales@komax.example',
      subject: 'Crimp & test: 100 %',
      text: 'Dear reader,\nsee this.',
      source: 'newsletter',
      campaign: 'spring-fair',
    });
    if (made.kind !== 'ready') throw new Error(made.kind);
    expect(made.address).toBe(
      'https://www.komax.example/en/stories/crimp?a=1&utm_source=newsletter&utm_campaign=spring-fair#top',
    );
    const mail = new URL(made.mailto);
    expect([mail.protocol, mail.pathname]).toEqual(['mailto:', 'sales@komax.example']);
    expect(mail.searchParams.get('subject')).toBe('Crimp & test: 100 %');
    expect(mail.searchParams.get('body')).toBe(`Dear reader,\r\nsee this.\r\n\r\n${made.address}`);
    expect(made.mailto).not.toMatch(/[ +"<>]/);
  });

  it('escapes text in HTML', () => {
    const made = make({ url, link: '"><script>alert(1)</script>', subject: 'x' });
    if (made.kind !== 'ready') throw new Error(made.kind);
    expect(made.html).not.toContain('<script');
    expect(made.html).toMatch(/^<a href="mailto:\?subject=x&amp;body=[^"]*">&quot;&gt;&lt;script&gt;/);
  });

  it.each([
    ['url', {}, 'Please paste the address of a page.'],
    ['url', { url: 'javascript:alert(1)' }, 'The address of a page begins with https:// and has no spaces.'],
    ['url', { url: '/en/stories' }, 'The address of a page begins with https:// and has no spaces.'],
    ['to', { to: 'nobody' }, 'Please provide a valid email address'],
    ['subject', { subject: 'a\r\nBcc: b@c.d' }, 'One line only.'],
    [
      'campaign',
      { campaign: 'Spring Fair' },
      'Only small letters, digits, "-" and "_", for example "spring-fair".',
    ],
  ])('explains for %s %j how to correct it', (field, entered, sentence) => {
    const made = make({ text: 'x', ...(field === 'url' ? {} : { url }), ...entered });
    expect(made).toEqual({ kind: 'invalid', errors: { [field]: sentence } });
  });
});
