/** What dates, numbers and addresses say (`@overland/contracts/format`). */
export const formats = {
  '{count, plural, one {# day} other {# days}}': '{count, plural, one {# día} other {# días}}',
  '{least} – {most} days': '{least} – {most} días',
  '{count, plural, one {# business day} other {# business days}}':
    '{count, plural, one {# día hábil} other {# días hábiles}}',
  '{start} to {end}': '{start} al {end}',
  'just now': 'hace un momento',
  '{count, plural, one {# minute ago} other {# minutes ago}}':
    '{count, plural, one {hace # minuto} other {hace # minutos}}',
  '{count, plural, one {# hour ago} other {# hours ago}}':
    '{count, plural, one {hace # hora} other {hace # horas}}',
  '{count, plural, one {# day ago} other {# days ago}}':
    '{count, plural, one {hace # día} other {hace # días}}',
  'Valid to {instant}': 'Válido hasta el {instant}',
  'This price expired on {instant}': 'Este precio venció el {instant}',
  Saturday: 'sábado',
  Sunday: 'domingo',
  'Today, {time}': 'Hoy, {time}',
} as const;
