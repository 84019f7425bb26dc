# The site, for docker-compose.yml: installed and built once, run by an ordinary user that can write to /data alone.
FROM node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6
# Share cards are drawn as PNG with the fonts of the system: Chinese, and Hebrew and Arabic names.
RUN apt-get update \
 && apt-get install -y --no-install-recommends fontconfig fonts-noto-cjk fonts-dejavu-core \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json .npmrc* ./
COPY scripts/prepare.mjs scripts/
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node scripts/generate-untracked.ts \
 && node --input-type=module -e "await (await import('/app/scripts/start/web-build.ts')).buildWebIfNeeded()" \
 && mkdir /data && chown node:node /data && chmod 0700 /data
USER node
VOLUME /data
CMD ["node", "scripts/start.mjs"]
