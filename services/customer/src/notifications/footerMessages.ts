import type { LanguageCode } from '@kmx/contract/locales';

/** Last line of every notification, before the address of the preferences. */
export const footerMessages: Readonly<Record<LanguageCode, string>> = {
  en: 'You can choose here which e-mails you get:',
  de: 'Welche E-Mails Sie erhalten, wählen Sie hier:',
  fr: 'Vous pouvez choisir ici les e-mails que vous recevez\u202f:',
  es: 'Aquí puede elegir qué correos recibe:',
  pt: 'Aqui você pode escolher quais e-mails recebe:',
  cs: 'Zde si můžete zvolit, které e-maily dostáváte:',
  sk: 'Tu si môžete zvoliť, ktoré e-maily dostávate:',
  hu: 'Itt választhatja ki, milyen e-maileket kap:',
  ro: 'Aici puteți alege ce e-mailuri primiți:',
  ja: '受け取るメールは、次のアドレスで選択できます。',
  zh: '您可以在以下地址选择接收哪些邮件：',
};
