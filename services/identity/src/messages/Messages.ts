/** Every text of the pages and the mail; a language that lacks one does not compile. */
export interface Messages {
  language: string;
  skip: string;
  continueToPortal: string;
  backToPortal: string;
  signIn: {
    title: string;
    lead: string;
    button: string;
    cancel: string;
    forgot: string;
    setUpDevice: string;
  };
  email: string;
  password: string;
  wrongCredentials: string;
  /** Time to wait. */
  tooManyTries: `${string}{time}${string}`;
  code: { title: string; lead: string; label: string; button: string; wrong: string; startAgain: string };
  /** `lead`: of the second step without a device. The last four: why a passkey was not accepted. */
  passkey: {
    button: string;
    confirm: string;
    lead: string;
    cancelled: string;
    expired: string;
    unknown: string;
    rejected: string;
    copied: string;
  };
  device: { title: string; lead: string; picture: string; key: string; codeLead: string; button: string };
  invitation: {
    title: `${string}{name}${string}`;
    lead: `${string}{email}${string}`;
    goneTitle: string;
    goneLead: string;
  };
  newPassword: {
    label: string;
    repeat: string;
    rule: string;
    button: string;
    length: string;
    email: string;
    common: string;
    weak: string;
    different: string;
    savedTitle: string;
    savedLead: string;
  };
  forgot: { title: string; lead: string; button: string; sentTitle: string; sentLead: string };
  reset: {
    title: string;
    lead: `${string}{email}${string}`;
    goneTitle: string;
    goneLead: string;
    again: string;
  };
  resetMail: { subject: string; text: `${string}{name}${string}{url}${string}` };
  expired: { title: string; lead: string };
  fault: { title: string; lead: string; code: string };
  broken: { title: string; lead: string };
  notFound: { title: string; lead: string };
  signOut: { title: string; lead: string; button: string };
  signedOut: { title: string; lead: string };
}
