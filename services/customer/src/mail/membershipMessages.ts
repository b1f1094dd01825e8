import type { LanguageCode } from '@kmx/contract/locales';

interface MembershipChangeMessages {
  /** With `{organisation}`. */
  readonly subject: string;
  /** With `{author}` and `{organisation}`. */
  readonly text: string;
  /** Precedes the address of the portal. */
  readonly next: string;
}

interface MembershipMessages {
  /** With `{name}`. */
  readonly greeting: string;
  readonly added: MembershipChangeMessages;
  readonly removed: MembershipChangeMessages;
}

/** Mail to a person who was added to an organisation or removed from it, in every language of the portal. */
export const membershipMessages = {
  en: {
    greeting: 'Hello {name},',
    added: {
      subject: 'You are now a member of {organisation}',
      text: '{author} has added you to “{organisation}” in MyKomax.',
      next: 'You can see the data of this organisation here:',
    },
    removed: {
      subject: 'You are no longer a member of {organisation}',
      text: '{author} has removed you from “{organisation}” in MyKomax. You can no longer see the data of this organisation.',
      next: 'Your other organisations are here:',
    },
  },
  de: {
    greeting: 'Guten Tag {name}',
    added: {
      subject: 'Sie gehören jetzt zu {organisation}',
      text: '{author} hat Sie in MyKomax zu «{organisation}» hinzugefügt.',
      next: 'Hier sehen Sie die Daten dieser Organisation:',
    },
    removed: {
      subject: 'Sie gehören nicht mehr zu {organisation}',
      text: '{author} hat Sie in MyKomax aus «{organisation}» entfernt. Sie sehen die Daten dieser Organisation nicht mehr.',
      next: 'Ihre anderen Organisationen finden Sie hier:',
    },
  },
  fr: {
    greeting: 'Bonjour {name},',
    added: {
      subject: 'Vous faites désormais partie de {organisation}',
      text: '{author} vous a ajouté à «\u202f{organisation}\u202f» dans MyKomax.',
      next: 'Vous trouverez les données de cette organisation ici\u202f:',
    },
    removed: {
      subject: 'Vous ne faites plus partie de {organisation}',
      text: '{author} vous a retiré de «\u202f{organisation}\u202f» dans MyKomax. Vous ne voyez plus les données de cette organisation.',
      next: 'Vos autres organisations se trouvent ici\u202f:',
    },
  },
  es: {
    greeting: 'Hola, {name}:',
    added: {
      subject: 'Ahora pertenece a {organisation}',
      text: '{author} le ha añadido a «{organisation}» en MyKomax.',
      next: 'Aquí puede ver los datos de esta organización:',
    },
    removed: {
      subject: 'Ya no pertenece a {organisation}',
      text: '{author} le ha retirado de «{organisation}» en MyKomax. Ya no puede ver los datos de esta organización.',
      next: 'Sus otras organizaciones están aquí:',
    },
  },
  pt: {
    greeting: 'Olá, {name},',
    added: {
      subject: 'Agora você faz parte de {organisation}',
      text: '{author} adicionou você a “{organisation}” no MyKomax.',
      next: 'Você pode ver os dados desta organização aqui:',
    },
    removed: {
      subject: 'Você não faz mais parte de {organisation}',
      text: '{author} removeu você de “{organisation}” no MyKomax. Você não pode mais ver os dados desta organização.',
      next: 'Suas outras organizações estão aqui:',
    },
  },
  cs: {
    greeting: 'Dobrý den, {name},',
    added: {
      subject: 'Nyní patříte k organizaci {organisation}',
      text: '{author} vás přidal(a) v MyKomax do organizace „{organisation}“.',
      next: 'Data této organizace najdete zde:',
    },
    removed: {
      subject: 'Už nepatříte k organizaci {organisation}',
      text: '{author} vás odebral(a) v MyKomax z organizace „{organisation}“. Data této organizace už neuvidíte.',
      next: 'Vaše ostatní organizace najdete zde:',
    },
  },
  sk: {
    greeting: 'Dobrý deň, {name},',
    added: {
      subject: 'Teraz patríte k organizácii {organisation}',
      text: '{author} vás pridal(a) v MyKomax do organizácie „{organisation}“.',
      next: 'Údaje tejto organizácie nájdete tu:',
    },
    removed: {
      subject: 'Už nepatríte k organizácii {organisation}',
      text: '{author} vás odobral(a) v MyKomax z organizácie „{organisation}“. Údaje tejto organizácie už neuvidíte.',
      next: 'Vaše ostatné organizácie nájdete tu:',
    },
  },
  hu: {
    greeting: 'Tisztelt {name}!',
    added: {
      subject: 'Mostantól a következő szervezet tagja: {organisation}',
      text: '{author} felvette Önt a MyKomaxban a következő szervezetbe: „{organisation}”.',
      next: 'A szervezet adatait itt találja:',
    },
    removed: {
      subject: 'Már nem tagja a következő szervezetnek: {organisation}',
      text: '{author} eltávolította Önt a MyKomaxban a következő szervezetből: „{organisation}”. A szervezet adatait a továbbiakban nem látja.',
      next: 'Többi szervezetét itt találja:',
    },
  },
  ro: {
    greeting: 'Bună ziua, {name},',
    added: {
      subject: 'Faceți parte acum din {organisation}',
      text: '{author} v-a adăugat la „{organisation}” în MyKomax.',
      next: 'Puteți vedea datele acestei organizații aici:',
    },
    removed: {
      subject: 'Nu mai faceți parte din {organisation}',
      text: '{author} v-a eliminat din „{organisation}” în MyKomax. Nu mai puteți vedea datele acestei organizații.',
      next: 'Celelalte organizații ale dumneavoastră sunt aici:',
    },
  },
  ja: {
    greeting: '{name} 様',
    added: {
      subject: '組織に追加されました：{organisation}',
      text: '{author}さんがMyKomaxであなたを「{organisation}」に追加しました。',
      next: 'この組織のデータはこちらでご覧いただけます：',
    },
    removed: {
      subject: '組織から削除されました：{organisation}',
      text: '{author}さんがMyKomaxであなたを「{organisation}」から削除しました。この組織のデータは表示できなくなりました。',
      next: 'その他の組織はこちらです：',
    },
  },
  zh: {
    greeting: '{name}，您好：',
    added: {
      subject: '您已加入组织：{organisation}',
      text: '{author} 已在 MyKomax 中将您加入“{organisation}”。',
      next: '您可以在此查看该组织的数据：',
    },
    removed: {
      subject: '您已被移出组织：{organisation}',
      text: '{author} 已在 MyKomax 中将您移出“{organisation}”。您无法再查看该组织的数据。',
      next: '您的其他组织见此处：',
    },
  },
} as const satisfies Readonly<Record<LanguageCode, MembershipMessages>>;
