/** Tables as Excel saves them in our languages: code page and language, the wire, and the bytes in Base64. */
export const codePageTables: readonly (readonly [page: string, wire: string, base64: string])[] = [
  [
    'windows-1250, Czech',
    '1.5mm2;6;2.6;3;Žlutý',
    'T3puYehlbu07UHL5+GV6IChtbTIpO0TpbGthIG9kaXpvbG924W7tO1Zu7Gqa7SBwcvlt7HI7UG/oZXQNCo5sdXT9OzEsNTs2OzIsNjszDQo=',
  ],
  ['windows-1250, Czech, without names', '1.5mm2;;;3', 'UHL5+GV6IChtbTIpO1Bv6GV0DQoxLDU7Mw0K'],
  [
    'windows-1250, Slovak',
    '1.5mm2;6;2.6;3;Žltý vodič',
    'T3puYehlbmllO1ByaWVyZXogKG1tMik7ROWea2Egb2Rpem9sb3ZhbmlhO1ZvbmthaprtIHByaWVtZXI7UG/oZXQNCo5sdP0gdm9kaeg7MSw1OzY7Miw2OzMNCg==',
  ],
  [
    'windows-1250, Hungarian',
    '1.5mm2;6;2.6;3;Fűtő',
    'TWVnbmV2ZXrpcztLZXJlc3p0bWV0c3pldCAobW0yKTtDc3VwYXN6b2zhc2kgaG9zc3o7S/xsc/Ug4XRt6XL1O0RhcmFic3rhbQ0KRvt09TsxLDU7NjsyLDY7Mw0K',
  ],
  [
    'windows-1250, Romanian',
    '1.5mm2;6;2.6;3;Roşu',
    'RGVudW1pcmU7U2Vj/ml1bmUgKG1tMik7RGV6aXpvbGFyZTtEaWFtZXRydWwgZXh0ZXJpb3I7QnVj4/5pDQpSb7p1OzEsNTs2OzIsNjszDQo=',
  ],
  [
    'windows-1252, English',
    '1.5mm2;6;2.6;3;W1 Ø',
    'TmFtZTtDcm9zcy1zZWN0aW9uIChtbbIpO1N0cmlwIGxlbmd0aDtEaWFtZXRlcjtRdWFudGl0eQ0KVzEg2DsxLDU7NjsyLDY7Mw0K',
  ],
  [
    'windows-1252, English, with units in the cells',
    '1.5mm2;6;2.6;3;W1',
    'TmFtZTtTZWN0aW9uO1N0cmlwO09EO1F0eQ0KVzE7MSw1IG1tsjs2OzIsNjszDQo=',
  ],
  [
    'windows-1252, German',
    '1.5mm2;6;2.6;3;Grün',
    'QmV6ZWljaG51bmc7UXVlcnNjaG5pdHQgKG1tsik7QWJpc29saWVybORuZ2U7QXXfZW5kdXJjaG1lc3NlcjtTdPxjaw0KR3L8bjsxLDU7NjsyLDY7Mw0K',
  ],
  [
    'windows-1252, French',
    '1.5mm2;6;2.6;3;Câble à gaine',
    'UmVw6HJlO1NlY3Rpb24gKG1tsik7TG9uZ3VldXIgZGUgZOludWRhZ2U7RGlhbeh0cmU7UXVhbnRpdOkNCkPiYmxlIOAgZ2FpbmU7MSw1OzY7Miw2OzMNCg==',
  ],
  [
    'windows-1252, Spanish',
    '1.5mm2;6;2.6;3;Señal',
    'RGVub21pbmFjafNuO1NlY2Np824gKG1tsik7TG9uZ2l0dWQgZGUgcGVsYWRvO0Rp4W1ldHJvO0NhbnRpZGFkDQpTZfFhbDsxLDU7NjsyLDY7Mw0K',
  ],
  [
    'windows-1252, Portuguese',
    '1.5mm2;6;2.6;3;Ligação',
    'RGVzaWduYefjbztTZWPn428gKG1tsik7RGVzY2FzY2FtZW50bztEaeJtZXRybztRdWFudGlkYWRlDQpMaWdh5+NvOzEsNTs2OzIsNjszDQo=',
  ],
  [
    'shift_jis, Japanese',
    '1.5mm2;6;2.6;3;電線ア',
    'lryPzCySZpbKkM8sg1iDZ4OKg2KDdpK3grMsik+MYSyQlJfKDQqTZJD8g0EsMS41IG1tMiw2LDIuNiwzDQo=',
  ],
  [
    'gb18030, Chinese',
    '1.5mm2;6;2.6;3;红色线',
    'w/uzxiy92MPmu/0ssP7P37OktsgszeK+tizK/cG/DQq67Mmrz98sMS41IG1tMiw2LDIuNiwzDQo=',
  ],
];
