import { decideLanguage, type AdminLanguage } from '../../config/adminLanguage';

interface FactorMessages {
  heading: string;
  /** Label of the field for a code of the app or a recovery code. */
  code: string;
  codeHint: string;
  currentPassword: string;
  isMissing: string;
  isRequired: string;
  isSet: (recoveryCodes: number) => string;
  setUp: string;
  replace: string;
  renewCodes: string;
  remove: string;
  scan: string;
  picture: string;
  newCode: string;
  confirm: string;
  cancel: string;
  codesHeading: string;
  codesHint: string;
  done: string;
  othersIsSet: string;
  othersIsMissing: string;
  reset: string;
  resetHeading: string;
  /** `account` is the address of the person. */
  resetQuestion: (account: string) => string;
  resetConfirm: string;
  failed: string;
  toAccount: string;
}

const messages: Record<AdminLanguage, FactorMessages> = {
  en: {
    heading: 'Second factor',
    code: 'Code',
    codeHint: 'The six digits of your authenticator app, or a recovery code.',
    currentPassword: 'Your current password',
    isMissing: 'Without a second factor, your password alone opens this account.',
    isRequired: 'Your role needs a second factor. Until you have set one up, you can do nothing else here.',
    isSet: (count) => `Set up. Recovery codes left: ${count}.`,
    setUp: 'Set up',
    replace: 'Replace',
    renewCodes: 'New recovery codes',
    remove: 'Remove',
    scan: 'Scan this picture with an authenticator app, or type the key. Then enter the code that the app shows.',
    picture: 'QR code with the key',
    newCode: 'Code of the app',
    confirm: 'Confirm',
    cancel: 'Cancel',
    codesHeading: 'Recovery codes',
    codesHint:
      'Store these codes away from the device. Each opens your account once. They are not shown again.',
    done: 'I have stored the codes',
    othersIsSet: 'This person has a second factor. Reset it if the device and the recovery codes are lost.',
    othersIsMissing: 'This person has no second factor.',
    reset: 'Reset',
    resetHeading: 'Reset the second factor?',
    resetQuestion: (account) =>
      `The device and the recovery codes of ${account} will stop working, and this person will be signed out everywhere. Until a new second factor is set up, the password alone opens the account. Make sure that the request really comes from this person.`,
    resetConfirm: 'Reset second factor',
    failed: 'This did not work. Please try again.',
    toAccount: 'Set it up on your account page',
  },
  de: {
    heading: 'Zweiter Faktor',
    code: 'Code',
    codeHint: 'Die sechs Ziffern Ihrer Authenticator-App oder ein Wiederherstellungscode.',
    currentPassword: 'Ihr bisheriges Passwort',
    isMissing: 'Ohne zweiten Faktor genügt Ihr Passwort allein, um dieses Konto zu öffnen.',
    isRequired:
      'Ihre Rolle braucht einen zweiten Faktor. Bis Sie ihn eingerichtet haben, können Sie hier nichts anderes tun.',
    isSet: (count) => `Eingerichtet. Verbleibende Wiederherstellungscodes: ${count}.`,
    setUp: 'Einrichten',
    replace: 'Ersetzen',
    renewCodes: 'Neue Wiederherstellungscodes',
    remove: 'Entfernen',
    scan: 'Scannen Sie dieses Bild mit einer Authenticator-App, oder tippen Sie den Schlüssel ab. Geben Sie dann den Code ein, den die App zeigt.',
    picture: 'QR-Code mit dem Schlüssel',
    newCode: 'Code der App',
    confirm: 'Bestätigen',
    cancel: 'Abbrechen',
    codesHeading: 'Wiederherstellungscodes',
    codesHint:
      'Bewahren Sie diese Codes getrennt vom Gerät auf. Jeder öffnet Ihr Konto einmal. Sie werden nicht wieder gezeigt.',
    done: 'Ich habe die Codes aufbewahrt',
    othersIsSet:
      'Diese Person hat einen zweiten Faktor. Setzen Sie ihn zurück, wenn Gerät und Wiederherstellungscodes verloren sind.',
    othersIsMissing: 'Diese Person hat keinen zweiten Faktor.',
    reset: 'Zurücksetzen',
    resetHeading: 'Zweiten Faktor zurücksetzen?',
    resetQuestion: (account) =>
      `Das Gerät und die Wiederherstellungscodes von ${account} funktionieren danach nicht mehr, und die Person wird überall abgemeldet. Bis ein neuer zweiter Faktor eingerichtet ist, öffnet das Passwort allein das Konto. Vergewissern Sie sich, dass die Anfrage wirklich von dieser Person kommt.`,
    resetConfirm: 'Zweiten Faktor zurücksetzen',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
    toAccount: 'Auf Ihrer Kontoseite einrichten',
  },
};

export const factorMessages = (language: string): FactorMessages => messages[decideLanguage(language)];
