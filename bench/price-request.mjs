/** The request of goal P1: a signed-in user prices three vehicles from Dallas to Los Angeles. */
export function priceRequest(site, token) {
  return {
    url: `${site}/api/quote/price`,
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `JWT ${token}` },
    body: JSON.stringify({
      pickup: 'city:TX:dallas',
      delivery: 'city:CA:los-angeles',
      transportType: 'OPEN',
      vehicleQuotes: [
        { make: 'Honda', model: 'Accord', operableBool: true },
        { make: 'Toyota', model: '4Runner', operableBool: false },
        { make: 'Ford', model: 'F-150', operableBool: true },
      ],
    }),
  };
}
