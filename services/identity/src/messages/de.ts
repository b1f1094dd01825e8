import type { Messages } from './Messages';

export const de: Messages = {
  language: 'Sprache',
  skip: 'Zum Inhalt springen',
  continueToPortal: 'Weiter zu MyKomax',
  backToPortal: 'Zurück zu MyKomax',
  signIn: {
    title: 'Bei MyKomax anmelden',
    lead: 'Verwenden Sie die E-Mail-Adresse aus Ihrer Einladung.',
    button: 'Anmelden',
    cancel: 'Abbrechen',
    forgot: 'Passwort vergessen?',
    setUpDevice: 'Mit dieser Anmeldung einen zweiten Faktor einrichten',
  },
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  wrongCredentials: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  tooManyTries: 'Zu viele Versuche. Versuchen Sie es in {time} noch einmal.',
  code: {
    title: 'Bestätigen Sie, dass Sie es sind',
    lead: 'Geben Sie die sechs Ziffern ein, die Ihre Authenticator-App gerade zeigt, oder einen Ihrer Wiederherstellungscodes.',
    label: 'Code',
    button: 'Bestätigen',
    wrong: 'Dieser Code stimmt nicht oder wurde schon verwendet. Warten Sie auf den nächsten.',
    startAgain: 'Von vorn beginnen',
  },
  passkey: {
    button: 'Mit einem Passkey anmelden',
    confirm: 'Mit einem Passkey bestätigen',
    lead: 'Bestätigen Sie mit einem Passkey, oder geben Sie einen Ihrer Wiederherstellungscodes ein.',
    cancelled:
      'Auf Ihrem Gerät wurde nichts bestätigt. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
    expired: 'Das hat zu lange gedauert. Versuchen Sie es noch einmal.',
    unknown:
      'Dieser Passkey ist für diese Anmeldung nicht bekannt oder wurde entfernt. Verwenden Sie einen anderen, oder melden Sie sich anders an.',
    rejected:
      'Der Passkey liess sich nicht prüfen. Versuchen Sie es noch einmal, oder melden Sie sich anders an.',
    copied:
      'Dieser Passkey wurde möglicherweise kopiert und wird deshalb nicht angenommen. Melden Sie sich anders an, und entfernen Sie ihn in der Kontosicherheit.',
  },
  device: {
    title: 'Zweiten Faktor einrichten',
    lead: 'Scannen Sie das Bild mit einer Authenticator-App, oder geben Sie den Schlüssel ein.',
    picture: 'QR-Code für die Authenticator-App',
    key: 'Schlüssel',
    codeLead: 'Geben Sie dann die sechs Ziffern ein, die die App zeigt.',
    button: 'Gerät speichern',
  },
  invitation: {
    title: 'Willkommen, {name}',
    lead: 'Wählen Sie ein Passwort für {email}.',
    goneTitle: 'Diese Einladung gilt nicht mehr',
    goneLead:
      'Sie wurde schon verwendet oder ist abgelaufen. Bitten Sie die Administration Ihrer Organisation um eine neue.',
  },
  newPassword: {
    label: 'Neues Passwort',
    repeat: 'Neues Passwort wiederholen',
    rule: 'Mindestens 10 Zeichen, und nicht Ihre E-Mail-Adresse.',
    button: 'Passwort speichern',
    length: 'Das Passwort muss 10 bis 200 Zeichen lang sein.',
    email: 'Das Passwort darf nicht Ihre E-Mail-Adresse sein.',
    common: 'Ein solches Passwort steht auf Listen bekannter Passwörter. Wählen Sie ein anderes.',
    weak: 'Dieses Passwort ist leicht zu erraten. Machen Sie es länger, oder verwenden Sie mehrere Wörter, die nicht zusammengehören.',
    different: 'Die beiden Passwörter sind nicht gleich.',
    savedTitle: 'Ihr Passwort ist gespeichert',
    savedLead: 'Sie können sich jetzt damit anmelden.',
  },
  forgot: {
    title: 'Passwort vergessen?',
    lead: 'Geben Sie Ihre E-Mail-Adresse ein; wir senden Ihnen einen Link für ein neues Passwort.',
    button: 'Link senden',
    sentTitle: 'Prüfen Sie Ihr Postfach',
    sentLead: 'Gibt es ein Konto mit dieser Adresse, ist ein Link unterwegs. Er gilt eine Stunde.',
  },
  reset: {
    title: 'Neues Passwort wählen',
    lead: 'Für {email}. Sie werden überall abgemeldet.',
    goneTitle: 'Dieser Link gilt nicht mehr',
    goneLead: 'Ein Link für ein neues Passwort gilt einmal und eine Stunde lang.',
    again: 'Neuen Link anfordern',
  },
  resetMail: {
    subject: 'Ihr neues Passwort für MyKomax',
    text: 'Guten Tag {name}\n\nWählen Sie hier innerhalb einer Stunde ein neues Passwort:\n{url}\n\nWenn Sie nicht darum gebeten haben, ändert sich nichts: Ihr Passwort bleibt, wie es ist.',
  },
  expired: {
    title: 'Diese Anmeldung ist abgelaufen',
    lead: 'Sie hat zu lange gedauert oder wurde in einem anderen Fenster begonnen. Beginnen Sie im Portal von vorn.',
  },
  fault: {
    title: 'Die Anmeldung konnte nicht fortgesetzt werden',
    lead: 'Die Seite, von der Sie kommen, hat etwas verlangt, was nicht erlaubt ist.',
    code: 'Fehlercode',
  },
  broken: {
    title: 'Etwas ist schiefgegangen',
    lead: 'Der Fehler liegt bei uns. Versuchen Sie es gleich noch einmal.',
  },
  notFound: {
    title: 'Unter dieser Adresse gibt es nichts',
    lead: 'Vielleicht wurde der Link in einer E-Mail abgeschnitten.',
  },
  signOut: {
    title: 'Abmelden?',
    lead: 'Sie werden in allen Fenstern dieses Browsers abgemeldet.',
    button: 'Abmelden',
  },
  signedOut: { title: 'Sie sind abgemeldet', lead: 'Sie können dieses Fenster schliessen.' },
};
