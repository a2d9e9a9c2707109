import { type UploadType, uploadTypes } from '@overland/contracts';

const known = Object.values(uploadTypes).flat();

/** The name with an ending of its type. Another ending that we know is replaced, everything else stays. */
export function nameOfType(name: string, type: UploadType): string {
  const isItsEnd = (ending: string) => name.toLowerCase().endsWith(ending);
  if (uploadTypes[type].some(isItsEnd)) return name;
  const wrong = known.find(isItsEnd) ?? '';
  return `${name.slice(0, name.length - wrong.length)}${uploadTypes[type][0]}`;
}
