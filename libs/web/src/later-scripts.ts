// Imported before all else by the script that starts a site: lets go of the scripts that the gateway lists for later,
// so that they are fetched while the first ones run.
for (const link of document.querySelectorAll('link[rel=preload][media]')) link.removeAttribute('media');
