const consonants = 'bdfghjklmnprstvz';
const vowels = 'aeou';
const words = 5;
const syllablesPerWord = 2;

/**
 * A password that can be read to somebody on the phone: "tavo-kemu-ludo-bane-soli", 60 bits of chance.
 * Sixteen consonants and four vowels, so that no letter is likelier than another.
 */
export function makeTemporaryPassword(): string {
  return Array.from({ length: words }, makeWord).join('-');
}

function makeWord(): string {
  const chance = crypto.getRandomValues(new Uint8Array(syllablesPerWord * 2));
  return Array.from(chance, (byte, index) => {
    const letters = index % 2 === 0 ? consonants : vowels;
    return letters[byte % letters.length];
  }).join('');
}
