/** So that its owner recognizes it and nobody else learns it: `jordan@mail.example.com` is `j•••@m•••.com`. */
export function maskedEmail(email: string): string {
  const [name = '', domain = ''] = email.trim().split('@');
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  return `${firstOf(name)}•••@${firstOf(domain)}•••.${ending}`;
}

const firstOf = (text: string): string => [...text][0] ?? '';
