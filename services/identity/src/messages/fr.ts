import type { Messages } from './Messages';

export const fr: Messages = {
  language: 'Langue',
  skip: 'Aller au contenu',
  continueToPortal: 'Aller à MyKomax',
  backToPortal: 'Retour à MyKomax',
  signIn: {
    title: 'Se connecter à MyKomax',
    lead: 'Utilisez l’adresse e-mail de votre invitation.',
    button: 'Se connecter',
    cancel: 'Annuler',
    forgot: 'Mot de passe oublié ?',
    setUpDevice: 'Configurer un second facteur lors de cette connexion',
  },
  email: 'Adresse e-mail',
  password: 'Mot de passe',
  wrongCredentials: 'L’adresse e-mail ou le mot de passe est incorrect.',
  tooManyTries: 'Trop de tentatives. Réessayez dans {time}.',
  code: {
    title: 'Confirmez qu’il s’agit bien de vous',
    lead: 'Saisissez les six chiffres que votre application d’authentification affiche maintenant, ou l’un de vos codes de secours.',
    label: 'Code',
    button: 'Confirmer',
    wrong: 'Ce code est incorrect ou a déjà été utilisé. Attendez le suivant.',
    startAgain: 'Recommencer',
  },
  passkey: {
    button: 'Se connecter avec une clé d’accès',
    confirm: 'Confirmer avec une clé d’accès',
    lead: 'Confirmez avec une clé d’accès, ou saisissez l’un de vos codes de secours.',
    cancelled: 'Rien n’a été confirmé sur votre appareil. Réessayez, ou connectez-vous autrement.',
    expired: 'Cela a pris trop de temps. Réessayez.',
    unknown:
      'Cette clé d’accès n’est pas connue pour cette connexion, ou elle a été supprimée. Utilisez-en une autre, ou connectez-vous autrement.',
    rejected: 'La clé d’accès n’a pas pu être vérifiée. Réessayez, ou connectez-vous autrement.',
    copied:
      'Cette clé d’accès a peut-être été copiée, elle n’est donc pas acceptée. Connectez-vous autrement, et supprimez-la dans la sécurité du compte.',
  },
  device: {
    title: 'Configurez votre second facteur',
    lead: 'Scannez l’image avec une application d’authentification, ou saisissez la clé.',
    picture: 'Code QR pour l’application d’authentification',
    key: 'Clé',
    codeLead: 'Saisissez ensuite les six chiffres que l’application affiche.',
    button: 'Enregistrer l’appareil',
  },
  invitation: {
    title: 'Bienvenue, {name}',
    lead: 'Choisissez un mot de passe pour {email}.',
    goneTitle: 'Cette invitation n’est plus valable',
    goneLead:
      'Elle a déjà été utilisée ou a expiré. Demandez-en une nouvelle à l’administrateur de votre organisation.',
  },
  newPassword: {
    label: 'Nouveau mot de passe',
    repeat: 'Répéter le nouveau mot de passe',
    rule: 'Au moins 10 caractères, et pas votre adresse e-mail.',
    button: 'Enregistrer le mot de passe',
    length: 'Le mot de passe doit comporter de 10 à 200 caractères.',
    email: 'Le mot de passe ne doit pas être votre adresse e-mail.',
    common: 'Un tel mot de passe figure sur des listes de mots de passe connus. Choisissez-en un autre.',
    weak: 'Ce mot de passe est facile à deviner. Allongez-le, ou utilisez plusieurs mots sans lien entre eux.',
    different: 'Les deux mots de passe ne sont pas identiques.',
    savedTitle: 'Votre mot de passe est enregistré',
    savedLead: 'Vous pouvez maintenant vous connecter.',
  },
  forgot: {
    title: 'Mot de passe oublié ?',
    lead: 'Saisissez votre adresse e-mail ; nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    button: 'Envoyer le lien',
    sentTitle: 'Consultez votre messagerie',
    sentLead: 'S’il existe un compte avec cette adresse, un lien est en route. Il est valable une heure.',
  },
  reset: {
    title: 'Choisissez un nouveau mot de passe',
    lead: 'Pour {email}. Vous serez déconnecté partout.',
    goneTitle: 'Ce lien n’est plus valable',
    goneLead: 'Un lien pour un nouveau mot de passe fonctionne une seule fois, pendant une heure.',
    again: 'Demander un nouveau lien',
  },
  resetMail: {
    subject: 'Votre nouveau mot de passe pour MyKomax',
    text: 'Bonjour {name},\n\nChoisissez un nouveau mot de passe ici dans l’heure qui suit :\n{url}\n\nSi vous n’avez rien demandé, rien ne change : votre mot de passe reste le même.',
  },
  expired: {
    title: 'Cette connexion a expiré',
    lead: 'Elle a pris trop de temps ou a été commencée dans une autre fenêtre. Recommencez depuis le portail.',
  },
  fault: {
    title: 'La connexion n’a pas pu se poursuivre',
    lead: 'La page qui vous a envoyé ici a demandé quelque chose qui n’est pas autorisé.',
    code: 'Code d’erreur',
  },
  broken: {
    title: 'Une erreur s’est produite',
    lead: 'Elle vient de notre côté. Réessayez dans un instant.',
  },
  notFound: {
    title: 'Il n’y a rien à cette adresse',
    lead: 'Le lien a peut-être été coupé dans un e-mail.',
  },
  signOut: {
    title: 'Se déconnecter ?',
    lead: 'Vous serez déconnecté de toutes les fenêtres de ce navigateur.',
    button: 'Se déconnecter',
  },
  signedOut: { title: 'Vous êtes déconnecté', lead: 'Vous pouvez fermer cette fenêtre.' },
};
