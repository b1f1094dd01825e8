import type { LanguageCode } from '@kmx/contract/locales';

/** Beginnings of a quotation in mail programs, in each language of the portal. All patterns match one trimmed line. */
interface QuotePatterns {
  /** "On … wrote:" of Gmail, Apple Mail and Thunderbird; a wrapped one is joined to one line. */
  attribution: RegExp;
  /** Labels of the header that Outlook and others repeat above the original; that of the sender first. */
  labels: readonly string[];
  /** Line of a phone or an app below a text. */
  mobileSignature: RegExp;
}

export const quotePatterns = {
  en: {
    attribution: /^(?:On\b.+|.+ on \d.+)\bwrote:$/,
    labels: ['From', 'Sent', 'Date', 'To', 'Cc', 'Subject'],
    mobileSignature: /^(?:Sent from (?:my |Outlook|Mail|Yahoo)|Get Outlook for )/,
  },
  de: {
    attribution: /^(?:Am\b.+ schrieb\b.*|.+ schrieb am\b.+|.+@.+ schrieb):$/,
    labels: ['Von', 'Gesendet', 'Datum', 'An', 'Cc', 'Betreff'],
    mobileSignature:
      /^(?:Von mein.+ gesendet|Gesendet (?:von|mit) |Holen Sie sich Outlook |Outlook für .+ herunterladen)/,
  },
  fr: {
    attribution: /^Le\b.+ a écrit\s?:$/,
    labels: ['De', 'Envoyé', 'Date', 'À', 'Cc', 'Objet'],
    mobileSignature: /^(?:Envoyé (?:de mon|depuis|à partir de) |(?:Obtenez|Télécharger) Outlook pour )/,
  },
  es: {
    attribution: /^El\b.+ escribió:$/,
    labels: ['De', 'Enviado', 'Enviado el', 'Fecha', 'Para', 'CC', 'Asunto'],
    mobileSignature: /^(?:Enviado (?:desde|con) |Obtener Outlook para )/,
  },
  pt: {
    attribution: /^(?:Em|No dia|A)\b.+ escreveu:$/,
    labels: ['De', 'Enviado', 'Enviada em', 'Data', 'Para', 'Cc', 'Assunto'],
    mobileSignature:
      /^(?:Enviad[oa] (?:do meu|de meu|a partir d|pelo|com) |Obter o Outlook para |Obtenha o Outlook para )/,
  },
  cs: {
    attribution: /^(?:.*\d.+ napsala?|.*\d.+ napsal\(a\)):$/,
    labels: ['Od', 'Odesláno', 'Datum', 'Komu', 'Kopie', 'Předmět'],
    mobileSignature: /^(?:Odesláno z |Získat Outlook pro |Získejte Outlook pro )/,
  },
  sk: {
    attribution: /^(?:.*\d.+ napísala?|.*\d.+ napísal\(a\)):$/,
    labels: ['Od', 'Odoslané', 'Dátum', 'Komu', 'Kópia', 'Predmet'],
    mobileSignature: /^(?:Odoslané z |Získať Outlook pre |Získajte Outlook pre )/,
  },
  hu: {
    attribution: /^(?:.+ ezt írta \(időpont:.+\)|.*\d.+ írta):$/,
    labels: ['Feladó', 'Elküldve', 'Küldve', 'Dátum', 'Címzett', 'Másolatot kap', 'Tárgy'],
    mobileSignature: /^(?:Az? .+ küldve$|Az? Outlook .+ beszerzése|Küldve )/,
  },
  ro: {
    attribution: /^(?:Pe|În|La)\b.+ a scris\s?:$/,
    labels: ['De la', 'De', 'Trimis', 'Data', 'Către', 'Catre', 'Cc', 'Subiect'],
    mobileSignature: /^(?:Trimis de pe |Trimis din |Obțineți Outlook pentru )/,
  },
  ja: {
    attribution: /^(?:\d{4}[年/].+(?:のメール|のメッセージ|>)|.+のメール)[:：]$/,
    labels: ['差出人', '送信日時', '日付', '宛先', 'Cc', '件名'],
    mobileSignature: /^(?:(?:私の)?(?:iPhone|iPad)から送信|Outlook for .+ を入手|.+から送信(?:されました)?$)/,
  },
  zh: {
    attribution: /^(?:.*\d{4}\s?[年/].+|在\s?.+)写道[:：]$/,
    labels: ['发件人', '发送时间', '日期', '收件人', '抄送', '主题'],
    mobileSignature: /^(?:发自我的|从我的.+发送|获取 ?Outlook|下载 ?Outlook|获取适用于)/,
  },
} as const satisfies Readonly<Record<LanguageCode, QuotePatterns>>;

/** Lines between dashes above an original, as Outlook and others write them. */
export const originalMessage =
  /^[-–—_]{2,}\s*(?:Original Message|Forwarded message|Ursprüngliche Nachricht|Originalnachricht|Message d.origine|Message original|Mensaje original|Mensagem original|Původní zpráva|Pôvodná správa|Eredeti üzenet|Mesaj original|Mesajul original|元のメッセージ|原始邮件|原始消息)\s*[-–—_]{2,}$/iu;
