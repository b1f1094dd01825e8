import type { SeedPage } from '../../../../services/content/src/testing/seeding/documents/types';
import { t, to } from '../copy';

export const mainAccessibility: SeedPage = {
  site: 'main',
  parent: 'legal',
  slug: 'accessibility',
  languages: ['en', 'de'],
  title: t('Accessibility', 'Barrierefreiheit'),
  description: t(
    'The Komax sites follow WCAG 2.2, level AA. What that means in use, what is still missing and how to report a barrier.',
    'Die Websites von Komax richten sich nach WCAG 2.2, Stufe AA. Was das bedeutet, was noch fehlt und wie Sie eine Barriere melden.',
  ),
  modules: [
    {
      blockType: 'heroBanner',
      size: 'compact',
      tone: 'light',
      overline: t('Legal', 'Rechtliches'),
      title: t('Accessibility', 'Barrierefreiheit'),
      text: t(
        'A page should work with eyes, ears, keyboard or a thumb.',
        'Eine Seite soll mit Augen, Ohren, Tastatur oder Daumen funktionieren.',
      ),
      image: 'wire-path',
    },
    {
      blockType: 'richText',
      title: t('What you can rely on', 'Worauf Sie zählen können'),
      content: t(
        '- every function is reached by keyboard, with a visible focus\n- text can be enlarged to 400 % without sideways scrolling; only wide tables scroll, and they say so\n- contrast of at least 4.5:1 for text in all themes\n- films have captions and a transcript\n- motion stops when your system asks for less of it',
        '- jede Funktion ist mit der Tastatur erreichbar, mit sichtbarem Fokus\n- Text lässt sich auf 400 % vergrössern, ohne seitlich zu scrollen; nur breite Tabellen scrollen und kündigen es an\n- Kontrast von mindestens 4.5:1 für Text in allen Farbwelten\n- Filme haben Untertitel und ein Transkript\n- Bewegung hält an, wenn Ihr System weniger davon verlangt',
      ),
    },
    {
      blockType: 'accordion',
      title: t('Known gaps', 'Bekannte Lücken'),
      items: [
        {
          title: t('Older PDF files', 'Ältere PDF-Dateien'),
          content: t(
            'Files from before 2022 are not tagged. We send any of them in an accessible form on request.',
            'Dateien von vor 2022 sind nicht ausgezeichnet. Auf Wunsch senden wir jede in zugänglicher Form.',
          ),
        },
        {
          title: t('Exploded drawings', 'Explosionszeichnungen'),
          content: t(
            'Their positions are listed as a table, the drawing itself has only a short description.',
            'Die Positionen stehen als Tabelle bereit, die Zeichnung selbst ist nur kurz beschrieben.',
          ),
        },
      ],
    },
    {
      blockType: 'downloadList',
      title: t('Statement', 'Erklärung'),
      text: t(
        'Report a barrier to accessibility@komax.example. We answer within five working days.',
        'Melden Sie eine Barriere an accessibility@komax.example. Wir antworten innert fünf Arbeitstagen.',
      ),
      files: [
        {
          file: 'accessibility-statement',
          title: t('Accessibility statement', 'Erklärung zur Barrierefreiheit (englisch)'),
        },
      ],
    },
    {
      blockType: 'callToAction',
      tone: 'light',
      title: t('Found a barrier?', 'Auf eine Barriere gestossen?'),
      links: [
        { kind: 'external', url: 'mailto:accessibility@komax.example', text: t('Report it', 'Melden') },
        to('main:contact', t('By telephone', 'Per Telefon')),
      ],
    },
  ],
};
