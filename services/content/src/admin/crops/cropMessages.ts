import { decideLanguage, type AdminLanguage } from '../../config/adminLanguage';
import type { ShapeName } from '../../crops/crop';

export interface CropMessages {
  heading: string;
  description: string;
  shapes: Record<ShapeName, { name: string; uses: string }>;
  byFocalPoint: string;
  customCrop: string;
  choose: string;
  reset: string;
  /** Labels of the controls. */
  size: string;
  horizontal: string;
  vertical: string;
  tooSmall: string;
  /** Before the picture is saved for the first time. */
  unsaved: string;
  /** The picture was replaced or cropped in this form. */
  replaced: string;
}

const messages: Record<AdminLanguage, CropMessages> = {
  en: {
    heading: 'Crops',
    description:
      'How the site crops the picture. Without a custom crop, it is centred on the focal point. Other sizes show the whole picture.',
    shapes: {
      wide: { name: '16 : 9', uses: 'Stories, news, teasers and shared links' },
      square: { name: '1 : 1', uses: 'Quotes, people, galleries and pictures beside text' },
    },
    byFocalPoint: 'Centred on the focal point',
    customCrop: 'Custom crop',
    choose: 'Choose a custom crop',
    reset: 'Back to the focal point',
    size: 'Size',
    horizontal: 'Horizontal position',
    vertical: 'Vertical position',
    tooSmall: 'The picture is too small for a custom crop, which needs a width of at least 480 pixels.',
    unsaved: 'Custom crops can be chosen once the picture is saved.',
    replaced:
      'The picture has changed. Its custom crops are removed when you save; you can choose new ones afterwards.',
  },
  de: {
    heading: 'Ausschnitte',
    description:
      'So schneidet die Website das Bild zu. Ohne eigenen Ausschnitt richtet sie sich nach dem Fokuspunkt. Andere Grössen zeigen das ganze Bild.',
    shapes: {
      wide: { name: '16 : 9', uses: 'Geschichten, Neuigkeiten, Teaser und geteilte Links' },
      square: { name: '1 : 1', uses: 'Zitate, Personen, Galerien und Bilder neben Text' },
    },
    byFocalPoint: 'Richtet sich nach dem Fokuspunkt',
    customCrop: 'Eigener Ausschnitt',
    choose: 'Eigenen Ausschnitt wählen',
    reset: 'Zurück zum Fokuspunkt',
    size: 'Grösse',
    horizontal: 'Waagrechte Position',
    vertical: 'Senkrechte Position',
    tooSmall:
      'Das Bild ist zu klein für einen eigenen Ausschnitt: Dieser braucht eine Breite von mindestens 480 Pixeln.',
    unsaved: 'Eigene Ausschnitte lassen sich wählen, sobald das Bild gespeichert ist.',
    replaced:
      'Das Bild hat sich geändert. Seine eigenen Ausschnitte werden beim Speichern entfernt; danach können Sie neue wählen.',
  },
};

export const cropMessages = (language: string): CropMessages => messages[decideLanguage(language)];
