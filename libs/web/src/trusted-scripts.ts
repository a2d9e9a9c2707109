interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (address: string) => string }): unknown;
}

declare global {
  interface Window {
    /** Of browsers that know Trusted Types. */
    trustedTypes?: TrustedTypes;
  }
}

/**
 * Lets webpack and the federation runtime load scripts from our own origin by their addresses; the page's policy
 * refuses every other address, and all HTML made of text.
 */
export function trustOwnScripts(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      if (new URL(address, window.location.href).origin === window.location.origin) return address;
      throw new TypeError(`A script from another origin was refused: ${address}`);
    },
  });
}
