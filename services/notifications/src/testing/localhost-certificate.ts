/** For `localhost`, only for the specs' push service, as push services are called by https. Valid until 2126. */
export const localhostCertificate = `-----BEGIN CERTIFICATE-----
MIIBkzCCATigAwIBAgIUYNZHXj8Hxp7urBQYRr1ozJASSBwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMzEyMjc1NFoYDzIxMjYxMDMw
MTIyNzU0WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARpdezRtuy26Az+0CYz8OjwpraF4zTS16ppxkjdqgsxDMbvdCZanncd
Ky1AXjsRhS6CdZw2QUO7S1DKB8w/f6odo2YwZDAdBgNVHQ4EFgQUstC+Aim/k5tV
GfzFfqU0sdFzcWcwHwYDVR0jBBgwFoAUstC+Aim/k5tVGfzFfqU0sdFzcWcwFAYD
VR0RBA0wC4IJbG9jYWxob3N0MAwGA1UdEwQFMAMBAf8wCgYIKoZIzj0EAwIDSQAw
RgIhAISHSGPlxxvTM/+mQLVVEmN6Lvl9ErO2Y5AVEjs7OfubAiEAhZ6/k+ddWXkO
eNQmXTU40oqNL+DZ3sk/AV39x20+M84=
-----END CERTIFICATE-----
`;

export const localhostKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgY4f2IOJXgKTeQvoA
IntKBZ40XGYoYfe5POLOzDdnFgGhRANCAARpdezRtuy26Az+0CYz8OjwpraF4zTS
16ppxkjdqgsxDMbvdCZanncdKy1AXjsRhS6CdZw2QUO7S1DKB8w/f6od
-----END PRIVATE KEY-----
`;
