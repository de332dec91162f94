# The server with its embedded database. Build it in a clone: docker build -t build-report .
# With --target command, the command for jobs of CI services, which a release publishes.

# The digest names this image even if the tag moves. Dependabot updates both.
FROM node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS base

# Installs only the database, in the version that the tests use. The bundle contains everything else.
FROM base AS database
WORKDIR /app
COPY package.json ./project.json
RUN version=$(node -p "require('./project.json').devDependencies.chdb") \
  && npm install --omit=dev --ignore-scripts --no-audit --no-fund "chdb@$version" \
  && npm cache clean --force

FROM base AS app
ENV NODE_ENV=production
COPY package.json LICENSE /app/
COPY dist/package.json /app/dist/
COPY dist/bundle /app/dist/bundle
COPY dist/cli /app/dist/cli

# CI services start a shell in the image, as root, because the checkout belongs to root. The command reads the commits from git, and some
# services clone with git and ssh of the image.
FROM app AS command
RUN apt-get update \
  && apt-get install --yes --no-install-recommends ca-certificates git openssh-client \
  && rm -rf /var/lib/apt/lists/* \
  && ln -s /app/dist/cli/index.js /usr/local/bin/build-report
CMD ["build-report", "--help"]

FROM app
COPY --from=database /app/node_modules /app/node_modules
# The history is in /data/build-report-data, unless SERVICE_STORE names a ClickHouse server.
RUN mkdir /data && chown node:node /data
USER node
WORKDIR /data
VOLUME /data
EXPOSE 8080
# A start may build the index of batches first, which can take minutes after `restore --store`.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10m --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:8080/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "/app/dist/cli/index.js"]
CMD ["serve", "--host", "0.0.0.0"]
